import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

const render = (props: object) => renderToString(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, ...props}));

export default inNode(
  'A Player throws for a duration or frame rate of 0, a fractional duration, a size as a string, and speeds of 0 or beyond -4 and 4.',
  () => {
    const refused: [object, string][] = [
      [{durationInFrames: 0}, 'The "durationInFrames" prop of the <Player/> component must be positive, but got 0.'],
      [{durationInFrames: 1.5}, 'The "durationInFrames" prop of the <Player/> component must be an integer, but got 1.5.'],
      [{fps: 0}, '"fps" must be positive, but got 0 as a prop of the <Player/> component'],
      [{compositionWidth: '320'}, "'compositionWidth' must be a number but got 'string' instead"],
      [{compositionHeight: '180'}, "'compositionHeight' must be a number but got 'string' instead"],
      [{playbackRate: 5}, 'The highest possible playback rate is 4. You passed: 5'],
      [{playbackRate: -5}, 'The lowest possible playback rate is -4. You passed: -5'],
      [{playbackRate: 0}, 'A playback rate of 0 is not supported.'],
    ];
    for (const [props, message] of refused) assert.throws(() => render(props), {message});
    for (const playbackRate of [-4, -0.1, 0.1, 4]) assert.match(render({playbackRate}), /__remotion-player/);
  },
);
