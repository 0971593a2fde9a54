import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A transition of 12.5 frames renders without an error: a length with half a frame causes no error.', async (stage) => {
  for (const frame of [50, 60, 72])
    await assert.doesNotReject(stage.still({scene: 'SlideSeam', props: {timing: {kind: 'linear', durationInFrames: 12.5}}, frame, durationInFrames: 120}));
});
