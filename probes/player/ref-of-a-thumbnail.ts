import assert from 'node:assert/strict';
import {Thumbnail, type ThumbnailRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};

/** The ref of a thumbnail, which a server does not set. */
function refOfAThumbnail(): ThumbnailRef {
  const react = installed<{useImperativeHandle: unknown}>('react/index.js');
  const {useImperativeHandle} = react;
  const ref = createRef<ThumbnailRef>();
  const handles: Array<() => void> = [];
  react.useImperativeHandle = (target: {current: unknown}, create: () => unknown) => {
    if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
  };
  try {
    renderToStaticMarkup(createElement(Thumbnail as ElementType, {...video, ref}));
  } finally {
    react.useImperativeHandle = useImperativeHandle;
  }
  for (const setRef of handles) setRef();
  return ref.current as ThumbnailRef;
}

export default inNode(
  'Beside those for listeners, the ref of a Thumbnail has two methods of its own, getContainerNode() and getScale(), and knows three events: error, waiting and resume.',
  () => {
    const thumbnail = refOfAThumbnail();
    const names = Object.keys(thumbnail);
    assert.deepEqual(
      names.filter((name) => typeof thumbnail[name as keyof ThumbnailRef] === 'function' && !/^dispatch|EventListener$/.test(name)),
      ['getContainerNode', 'getScale'],
    );
    assert.deepEqual(Object.keys((thumbnail as unknown as {listeners: object}).listeners).sort(), ['error', 'resume', 'waiting']);
  },
);
