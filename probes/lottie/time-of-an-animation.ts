import assert from 'node:assert/strict';
import type {Lottie as LottieComponent} from '@remotion/lottie';
import {createElement, type ReactNode} from 'react';
import * as remotion from 'remotion';
import {Freeze, Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {inNode} from '../lib/probe';

const VIDEO = {width: 320, height: 180, fps: 30, durationInFrames: 300};
const SIXTY = {fr: 60, ip: 0, op: 120, w: 100, h: 100};

const shown: number[] = [];
const handles: string[] = [];
let loaded: () => void = () => undefined;

/** In place of lottie-web, and of the elements that a browser would have. */
const animation = {
  totalFrames: 120,
  goToAndStop: (frame: number) => void shown.push(frame),
  addEventListener: (name: string, call: () => void) => name === 'DOMLoaded' && (loaded = call),
  setSpeed: () => undefined,
  querySelectorAll: () => [],
};
const {Lottie} = loadedWith<{Lottie: typeof LottieComponent}>('@remotion/lottie/dist/cjs/Lottie.js', {
  'lottie-web': {__esModule: true, default: {loadAnimation: () => animation}},
  remotion: {
    ...remotion,
    delayRender: (label: string) => handles.push(label),
    continueRender: (handle: number) => handles.splice(handle - 1, 1),
  },
});

/** The frame of the file that is shown at a frame of the video. */
function shownAt(frame: number, around: (lottie: ReactNode) => ReactNode = (lottie) => lottie, props: object = {}): number | undefined {
  const react = installed<Record<string, unknown>>('react/index.js');
  const {useEffect, useRef} = react;
  const effects: (() => void)[] = [];
  shown.length = handles.length = 0;
  /** Its effects wait, and its references lead to the animation, as after the first rendering in a browser. */
  const Watched = () => {
    Object.assign(react, {useEffect: (effect: () => void) => void effects.push(effect), useRef: (initial: unknown) => ({current: initial ?? animation})});
    try {
      return Lottie({animationData: SIXTY, ...props});
    } finally {
      Object.assign(react, {useEffect, useRef});
    }
  };
  markupAt(() => createElement('div', null, around(createElement(Watched))), VIDEO, frame);
  for (const effect of effects) effect();
  return shown.at(-1);
}

export default inNode(
  'A Lottie shows the frame of the file with the number of the frame, so a file with 60 per second takes twice as long at 30, unless playbackRate is 2; a Sequence begins it, a Freeze stops it; null only leaves a handle.',
  () => {
    assert.deepEqual(
      [0, 30, 60, 119].map((frame) => shownAt(frame)),
      [0, 30, 60, 119],
    );
    // Two seconds of the file are over after 120 frames of the video, which are four seconds.
    assert.equal(shownAt(120), 119);
    assert.equal(shownAt(30, undefined, {playbackRate: 2}), 60);
    const later = (lottie: ReactNode) => createElement(Sequence, {from: 45, children: lottie});
    assert.deepEqual([shownAt(44, later), shownAt(45, later), shownAt(50, later)], [undefined, 0, 5]);
    const frozen = (lottie: ReactNode) => createElement(Freeze, {frame: 12, children: lottie});
    assert.deepEqual([shownAt(0, frozen), shownAt(200, frozen)], [12, 12]);

    assert.equal(shownAt(10, undefined, {animationData: null}), 10);
    assert.deepEqual(handles, ['Waiting for Lottie animation to load']);
    loaded();
    assert.deepEqual(handles, []);
  },
);
