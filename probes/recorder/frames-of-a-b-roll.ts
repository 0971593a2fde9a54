import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const FPS = 30;

export default inNode(
  'The image of the page on B-roll begins to appear at frame 60 of its video scene, which is after two seconds at 30 frames per second, and has disappeared after another 120 frames.',
  () => {
    const {type, bRolls} = sampleOf<{type: string; bRolls: {source: string; from: number; durationInFrames: number}[]}>(
      ['docs/recorder/editing/b-roll.mdx'],
      'A video scene with B-roll',
    );
    assert.equal(type, 'videoscene');
    assert.deepEqual(bRolls, [{source: 'https://example.com/comb.jpg', from: 2 * FPS, durationInFrames: 120}]);
  },
);
