import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

// Without noSuspense, the server leaves the error to the browser.
const render = (props: object) =>
  renderToString(createElement(Player as ElementType, {...video, noSuspense: true, acknowledgeRemotionLicense: true, ...props}));

export default inNode('With controls, a Player throws for speeds that are not above 0 and for initiallyShowControls of 0; without, it checks neither.', () => {
  for (const [props, message] of [
    [{showPlaybackRateControl: [1, 0]}, 'Every item in showPlaybackRateControl must be positive'],
    [{showPlaybackRateControl: [-1]}, 'Every item in showPlaybackRateControl must be positive'],
    [{initiallyShowControls: 0}, 'initiallyShowControls must be a positive integer'],
  ] as const) {
    assert.throws(() => render({controls: true, ...props}), {message});
    assert.match(render(props), /__remotion-player/);
  }
  assert.match(render({controls: true, showPlaybackRateControl: [5]}), /__remotion-player/);
});
