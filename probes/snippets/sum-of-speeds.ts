import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Ramp = {speedAt(frame: number): number; positionAt(frame: number): number};

export default inNode('In the sample of a ramp, the position at a frame is the sum of the speeds of all frames before it, the first of which is 0.', () => {
  const {speedAt, positionAt} = sampleOf<Ramp>(['docs/miscellaneous/snippets/accelerated-video.mdx'], 'speed-ramp');
  let sum = 0;
  for (let frame = 0; frame < 200; frame++) {
    assert.ok(Math.abs(positionAt(frame) - sum) < 1e-9, String(frame));
    sum += speedAt(frame);
  }
});
