import assert from 'node:assert/strict';
import {Player, type PlayerRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useImperativeHandle: unknown; useRef: (initial: unknown) => object};

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, acknowledgeRemotionLicense: true};

/** The ref of a Player whose element is not on the page, in a browser that offers full screen. */
function refOf(element: object | null): PlayerRef {
  const react = installed<React>('react/index.js');
  const {useImperativeHandle, useRef} = react;
  const page = globalThis as {window?: object; document?: object};
  const ref = createRef<PlayerRef>();
  const handles: Array<() => void> = [];
  react.useImperativeHandle = (target: {current: unknown}, create: () => unknown) => {
    if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
  };
  react.useRef = (initial) => (initial === null ? {current: element} : useRef(initial));
  page.document = {fullscreenEnabled: true};
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, ref}));
  } finally {
    Object.assign(react, {useImperativeHandle, useRef});
    delete page.document;
  }
  for (const setRef of handles) setRef();
  return ref.current as PlayerRef;
}

export default inNode('requestFullscreen() throws “No player ref found” while the element of its Player is not on the page.', () => {
  assert.throws(() => refOf(null).requestFullscreen(), {message: 'No player ref found'});
  let calls = 0;
  refOf({requestFullscreen: () => calls++, getClientRects: () => []}).requestFullscreen();
  assert.equal(calls, 1);
});
