import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0};

export default inNode('A Thumbnail throws for a duration of 0, a frame rate of 0 and a width as a string, with messages about a Composition.', () => {
  for (const [props, message] of [
    [{durationInFrames: 0}, 'The "durationInFrames" prop in <Composition id="player-comp"> must be positive, but got 0.'],
    [{fps: 0}, '"fps" must be positive, but got 0 in <Composition id="player-comp">'],
    [{compositionWidth: '320'}, 'The "width" prop in <Composition id="player-comp"> must be a number, but you passed a value of type string'],
  ] as const)
    assert.throws(() => renderToString(createElement(Thumbnail as ElementType, {...video, ...props})), {message});
});
