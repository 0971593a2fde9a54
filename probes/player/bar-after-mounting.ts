import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Effect = {effect: () => unknown; dependencies: unknown[]};
type React = {useEffect: unknown; useRef: unknown};
type Controls = {Controls(props: object): ReactNode};

const module = installed<Controls>('@remotion/player/dist/cjs/PlayerControls.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, controls: true};

/** Carries out the effects of the bar, each of which gets the same element from its refs. */
function afterMounting(props: object, playing = false) {
  const react = installed<React>('react/index.js');
  const {useEffect, useRef} = react;
  const {Controls} = module;
  const {setTimeout: start} = globalThis;
  const effects: Effect[] = [];
  const focused: Array<{dependencies: unknown[]}> = [];
  const waits: number[] = [];
  let current: Effect | undefined;
  module.Controls = (given) => {
    const element = {focus: () => void focused.push({dependencies: current?.dependencies ?? []})};
    Object.assign(react, {useEffect: (effect: () => unknown, dependencies: unknown[]) => void effects.push({effect, dependencies})});
    Object.assign(react, {useRef: () => ({current: element})});
    try {
      return Controls({...given, playing, containerRef: {current: null}});
    } finally {
      Object.assign(react, {useEffect, useRef});
    }
  };
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));
    globalThis.setTimeout = ((_: unknown, wait: number) => void waits.push(wait)) as unknown as typeof start;
    for (current of effects) current.effect();
  } finally {
    module.Controls = Controls;
    globalThis.setTimeout = start;
  }
  return {waits, focused};
}

export default inNode(
  'After mounting, the bar stays for 2000 milliseconds, the number of initiallyShowControls, or with false not at all; the play button takes the focus then and when playing changes, unless spaceKeyToPlayOrPause is false.',
  () => {
    assert.deepEqual(afterMounting({}).waits, [2000]);
    assert.deepEqual(afterMounting({initiallyShowControls: 1234}).waits, [1234]);
    assert.deepEqual(afterMounting({initiallyShowControls: false}).waits, []);
    // React carries out an effect again when a dependency has another value.
    assert.deepEqual(afterMounting({}).focused, [{dependencies: [false, true]}]);
    assert.deepEqual(afterMounting({}, true).focused, [{dependencies: [true, true]}]);
    assert.deepEqual(afterMounting({spaceKeyToPlayOrPause: false}).focused, []);
  },
);
