import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An endless scene may come last, and stops the render elsewhere.', async (stage) => {
  const scene = (durationInFrames: number | null) => ({durationInFrames, parts: [{leaf: 'x'}]});
  await stage.seen([{type: 'series', scenes: [scene(10), scene(null)]}], 50);
  await assert.rejects(
    stage.seen([{type: 'series', scenes: [scene(null), scene(10)]}], 0),
    /The "durationInFrames" prop of a <Series\.Sequence \/> component must be finite, but got Infinity\./,
  );
});
