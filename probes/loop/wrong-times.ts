import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A loop of 1.5 or -1 rounds, or of 0 frames, stops the render with its number.', async (stage) => {
  const looped = (props: {durationInFrames: number; times?: number}) => stage.seen([{type: 'loop', props, parts: [{leaf: 'x'}]}], 0);
  await assert.rejects(looped({durationInFrames: 10, times: 1.5}), /The "times" prop of a loop must be an integer, but got 1\.5\./);
  await assert.rejects(looped({durationInFrames: 10, times: -1}), /The "times" prop of a loop must be at least 0, but got -1/);
  await assert.rejects(looped({durationInFrames: 0}), /The "durationInFrames" prop of the <Loop \/> component must be positive, but got 0\./);
});
