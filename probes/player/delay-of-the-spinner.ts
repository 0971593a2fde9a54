import assert from 'node:assert/strict';
import {Player, PlayerInternals, type PlayerRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = Record<'useContext' | 'useEffect' | 'useImperativeHandle' | 'useState', (...given: never[]) => unknown>;
type Emitter = InstanceType<typeof PlayerInternals.PlayerEmitter>;

const {useBufferStateEmitter: connect} = installed<{useBufferStateEmitter(emitter: Emitter): void}>('@remotion/player/dist/cjs/use-buffer-state-emitter.js');
const react = installed<React>('react/index.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};

/** What a Player does after the event waiting: timers that it starts, and states that it sets. */
function afterWaiting(props: object): {waits: number[]; states: unknown[]} {
  const page = globalThis as {requestAnimationFrame?: unknown};
  const {useEffect, useImperativeHandle, useState} = react;
  const {setTimeout: start} = globalThis;
  const ref = createRef<PlayerRef>();
  const states: unknown[] = [];
  const waits: number[] = [];
  const effects: Array<() => void> = [];
  const handles: Array<() => void> = [];
  Object.assign(react, {
    useEffect: (effect: () => void) => void effects.push(effect),
    useImperativeHandle: (target: {current: unknown}, create: () => unknown) => {
      // That one is not of this Player.
      if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
    },
    useState: (initial: never) => [(useState(initial) as unknown[])[0], (state: unknown) => void states.push(state)],
  });
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, ref, acknowledgeRemotionLicense: true, ...props}));
  } finally {
    Object.assign(react, {useEffect, useImperativeHandle, useState});
  }
  for (const setRef of handles) setRef();
  // The other effects need a page.
  for (const effect of effects) if (String(effect).includes('setShowBufferState')) effect();
  page.requestAnimationFrame = (call: () => void) => call();
  globalThis.setTimeout = ((_: unknown, wait: number) => void waits.push(wait)) as unknown as typeof start;
  states.splice(0);
  try {
    ref.current?.dispatchWaiting({});
  } finally {
    globalThis.setTimeout = start;
    delete page.requestAnimationFrame;
  }
  return {waits, states};
}

export default inNode(
  'waiting and resume are dispatched as soon as something has to load or nothing has; the spinner and the posters follow 300 milliseconds or bufferStateDelayInMilliseconds later, and with 0 in the next animation frame.',
  () => {
    assert.deepEqual(afterWaiting({}), {waits: [300], states: []});
    assert.deepEqual(afterWaiting({bufferStateDelayInMilliseconds: 600}), {waits: [600], states: []});
    assert.deepEqual(afterWaiting({bufferStateDelayInMilliseconds: 0}), {waits: [], states: [true]});

    const {useContext, useEffect} = react;
    const emitter = new PlayerInternals.PlayerEmitter();
    const said: string[] = [];
    const calls: Array<() => void> = [];
    const listen = (call: () => void) => (calls.push(call), {remove: () => undefined});
    const manager = {buffering: {current: false}, listenForBuffering: listen, listenForResume: listen};
    for (const name of ['waiting', 'resume'] as const) emitter.addEventListener(name, () => void said.push(name));
    Object.assign(react, {useContext: () => manager, useEffect: (effect: () => void) => effect()});
    try {
      connect(emitter);
    } finally {
      Object.assign(react, {useContext, useEffect});
    }
    for (const call of calls) call();
    assert.deepEqual(said, ['waiting', 'resume']);
  },
);
