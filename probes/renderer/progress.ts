import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Progress is 70 percent of the rendered frames and 30 percent of the encoded ones, ends at 1, and rendered frames never decrease.',
  async (stage) => {
    const seen: {progress: number; renderedFrames: number; encodedFrames: number}[] = [];
    await stage.film({scene: 'FrameAsRed', durationInFrames: 12}, 'p.mp4', {
      codec: 'h264',
      onProgress: ({progress, renderedFrames, encodedFrames}) => void seen.push({progress, renderedFrames, encodedFrames}),
    });
    assert.equal(seen.at(-1)?.progress, 1);
    for (const {progress, renderedFrames, encodedFrames} of seen) assert.ok(Math.abs(progress - (0.7 * renderedFrames + 0.3 * encodedFrames) / 12) < 0.011);
    assert.equal(Math.max(...seen.map(({renderedFrames}) => renderedFrames)), 12);
    assert.ok(seen.every(({renderedFrames}, index) => index === 0 || renderedFrames >= seen[index - 1]!.renderedFrames));
  },
);
