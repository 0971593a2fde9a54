import assert from 'node:assert/strict';
import {Player, type PlayerRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useEffect: unknown; useImperativeHandle: unknown};

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, initialFrame: 12};

export default inNode('timeupdate is dispatched every 250 milliseconds if the position has changed since, and once after mounting although it has not.', () => {
  const react = installed<React>('react/index.js');
  const {useEffect, useImperativeHandle} = react;
  const {setInterval: start} = globalThis;
  const ref = createRef<PlayerRef>();
  const effects: Array<() => void> = [];
  const handles: Array<() => void> = [];
  const timers: Array<{call: () => void; wait: number}> = [];
  Object.assign(react, {
    useEffect: (effect: () => void) => void effects.push(effect),
    useImperativeHandle: (target: {current: unknown}, create: () => unknown) => {
      // That one is not of this Player.
      if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
    },
  });
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, ref, acknowledgeRemotionLicense: true}));
  } finally {
    Object.assign(react, {useEffect, useImperativeHandle});
  }
  for (const setRef of handles) setRef();
  globalThis.setInterval = ((call: () => void, wait: number) => void timers.push({call, wait})) as unknown as typeof start;
  try {
    // The other effects need a page.
    for (const effect of effects) if (String(effect).includes('dispatchTimeUpdate')) effect();
  } finally {
    globalThis.setInterval = start;
  }
  const [{call, wait} = {call: () => undefined, wait: 0}, ...others] = timers;
  assert.deepEqual([wait, others], [250, []]);
  const frames: number[] = [];
  ref.current?.addEventListener('timeupdate', ({detail}) => void frames.push(detail.frame));
  call();
  call();
  assert.deepEqual(frames, [12]);
  for (const frame of [20, 30]) ref.current?.seekTo(frame);
  call();
  call();
  assert.deepEqual(frames, [12, 30]);
});
