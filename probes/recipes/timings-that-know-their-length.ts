import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'A linear timing of 12 frames and a spring with a damping of 200, which settles in 23 at 30 fps and in 45 at 60, are taken away from the sum of the scenes.',
  () => {
    const {totalFrames} = sampleOf<{totalFrames: (frames: number[], fps: number) => number}>(['docs/recipes/transitions-unknown-length.mdx'], 'total');
    const at = (fps: number) => measureSpring({fps, config: {damping: 200}});
    assert.deepEqual([at(30), at(60)], [23, 45]);
    assert.deepEqual([totalFrames([60, 60, 60], 30), totalFrames([60, 60, 60], 60)], [180 - 12 - 23, 180 - 12 - 45]);
  },
);
