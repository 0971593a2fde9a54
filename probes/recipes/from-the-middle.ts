import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'From the middle outward, ten letters with a stagger of 3 start at 1.5 to 13.5 frames, and spring() accepts a delay with a fraction.',
  () => {
    const {fromTheMiddle} = sampleOf<{fromTheMiddle: (index: number, count: number, stagger: number) => number}>(
      ['docs/recipes/letter-by-letter.mdx'],
      'from-the-middle',
    );
    assert.deepEqual(
      Array.from({length: 10}, (_, index) => fromTheMiddle(index, 10, 3)),
      [13.5, 10.5, 7.5, 4.5, 1.5, 1.5, 4.5, 7.5, 10.5, 13.5],
    );
    const at = (frame: number) => spring({frame, fps: 30, delay: 1.5});
    assert.deepEqual([at(1), at(1.5)], [0, 0]);
    assert.equal(at(2), spring({frame: 0.5, fps: 30}));
    assert.ok(at(2) > 0);
  },
);
