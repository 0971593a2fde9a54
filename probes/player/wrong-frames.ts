import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

const render = (props: object) => renderToString(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));

export default inNode('A Player throws for an initialFrame or an inFrame beyond the last frame, and for an outFrame that is 0 or not above inFrame.', () => {
  const refused: [object, string][] = [
    [{initialFrame: 60}, '`initialFrame` must be less or equal than `durationInFrames - 1`, but is 60'],
    [{inFrame: 60}, 'inFrame must be less than (durationInFrames - 1), but is 60'],
    [{outFrame: 0}, 'outFrame must be greater than 0, but is 0. If you want to render a single frame, use <Thumbnail /> instead.'],
    [{inFrame: 10, outFrame: 10}, 'outFrame must be greater than inFrame, but is 10 <= 10'],
  ];
  for (const [props, message] of refused) assert.throws(() => render(props), {message});
  for (const props of [{initialFrame: 59}, {inFrame: 59}, {inFrame: 0, outFrame: 1}]) assert.match(render(props), /__remotion-player/);
});
