import assert from 'node:assert/strict';
import {Trail} from '@remotion/motion-blur';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

export default inNode(
  'A Trail throws for layers that are a fraction, negative or missing, for a lagInFrames of NaN and for a trailOpacity that is a string.',
  () => {
    for (const [props, message] of [
      [{layers: 1.5}, '"layers" must be an integer, but got 1.5'],
      [{layers: -1}, '"layers" must be non-negative, but got -1'],
      [{layers: undefined}, '"layers" must be a number, but got undefined'],
      [{lagInFrames: NaN}, '"lagInFrames" must be a number, but got null'],
      [{trailOpacity: '1'}, '"trailOpacity" must be a number, but got "1"'],
    ] as const) {
      const component = () => createElement(Trail as ElementType, Object.assign({layers: 2, lagInFrames: 2, trailOpacity: 1}, props));
      assert.throws(() => renderToString(createElement(Player as ElementType, {...video, component, noSuspense: true})), {message});
    }
  },
);
