import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A sequence of 0 frames stops the render with its number.', async (stage) => {
  const parts = [{type: 'sequence' as const, props: {durationInFrames: 0}, parts: [{leaf: 'none'}]}];
  await assert.rejects(stage.seen(parts, 0), /durationInFrames must be positive, but got 0/);
});
