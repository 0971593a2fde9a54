import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

// Without noSuspense, the server leaves the error to the browser.
const render = (props: object) =>
  renderToString(createElement(Player as ElementType, {...video, noSuspense: true, controls: true, acknowledgeRemotionLicense: true, ...props}));

export default inNode(
  'initiallyShowControls takes booleans and whole numbers above 0; text, 0, negative numbers and fractions throw, and NaN and Infinity count as fractions.',
  () => {
    for (const initiallyShowControls of [true, false, 1, 3000]) assert.match(render({initiallyShowControls}), /__remotion-player/);
    for (const [initiallyShowControls, message] of [
      ['3000', 'initiallyShowControls must be a number or a boolean'],
      [0, 'initiallyShowControls must be a positive integer'],
      [-5, 'initiallyShowControls must be a positive integer'],
      [1.5, 'initiallyShowControls must be an integer or a boolean'],
      [NaN, 'initiallyShowControls must be an integer or a boolean'],
      [Infinity, 'initiallyShowControls must be an integer or a boolean'],
    ] as const)
      assert.throws(() => render({initiallyShowControls}), {message});
  },
);
