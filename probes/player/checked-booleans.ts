import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

const render = (props: object) => renderToString(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));

const CHECKED = ['controls', 'autoPlay', 'loop', 'doubleClickToFullscreen', 'showVolumeControls', 'allowFullscreen', 'clickToPlay', 'spaceKeyToPlayOrPause'];

export default inNode('A Player throws for a string in place of a boolean in controls and seven other props, but not in overflowVisible.', () => {
  for (const name of CHECKED) assert.throws(() => render({[name]: 'yes'}), {message: `'${name}' must be a boolean or undefined but got 'string' instead`});
  assert.match(render({overflowVisible: 'yes'}), /__remotion-player/);
});
