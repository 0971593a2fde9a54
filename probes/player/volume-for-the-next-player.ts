import assert from 'node:assert/strict';
import {Player, type PlayerRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useImperativeHandle: unknown};

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};

/** The ref of a Player, which a server does not set. */
function refOf(props: object = {}): PlayerRef {
  const react = installed<React>('react/index.js');
  const {useImperativeHandle} = react;
  const ref = createRef<PlayerRef>();
  const handles: Array<() => void> = [];
  react.useImperativeHandle = (target: {current: unknown}, create: () => unknown) => {
    // That one is not of this Player.
    if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
  };
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, ref, acknowledgeRemotionLicense: true, ...props}));
  } finally {
    react.useImperativeHandle = useImperativeHandle;
  }
  for (const setRef of handles) setRef();
  return ref.current as PlayerRef;
}

export default inNode(
  'setVolume() keeps the volume in the local storage under remotion.volumePreference or the volumePersistenceKey; Players that mount later with the same key begin with it, and muting is not kept.',
  () => {
    const page = globalThis as {window?: object};
    const stored = new Map<string, string>();
    const localStorage = {getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value)};
    page.window = {localStorage};
    try {
      assert.equal(refOf().getVolume(), 1);
      refOf().setVolume(0.4);
      refOf({volumePersistenceKey: 'trailer-volume'}).setVolume(0);
      refOf().mute();
      assert.deepEqual(Object.fromEntries(stored), {'remotion.volumePreference': '0.4', 'trailer-volume': '0'});
      assert.deepEqual([refOf().getVolume(), refOf().isMuted()], [0.4, false]);
      assert.equal(refOf({volumePersistenceKey: 'trailer-volume'}).getVolume(), 0);
      assert.equal(refOf({volumePersistenceKey: 'another'}).getVolume(), 1);
    } finally {
      delete page.window;
    }
  },
);
