import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Progress ends at 1, and rendered frames never decrease.', async (stage) => {
  const seen: {progress: number; renderedFrames: number}[] = [];
  await stage.film({scene: 'FrameAsRed', durationInFrames: 12}, 'p.mp4', {
    codec: 'h264',
    onProgress: ({progress, renderedFrames}) => void seen.push({progress, renderedFrames}),
  });
  assert.equal(seen.at(-1)?.progress, 1);
  assert.equal(Math.max(...seen.map(({renderedFrames}) => renderedFrames)), 12);
  assert.ok(seen.every(({renderedFrames}, index) => index === 0 || renderedFrames >= seen[index - 1]!.renderedFrames));
});
