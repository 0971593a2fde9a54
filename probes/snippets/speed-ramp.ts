import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['docs/miscellaneous/snippets/accelerated-video.mdx'];

type Ramp = {speedAt(frame: number): number; positionAt(frame: number): number};

export default inNode(
  'The sample of a ramp plays 30 frames at normal speed and then accelerates for 60 frames to five times as fast; 300 frames of a file take 109.',
  () => {
    const {speedAt, positionAt} = sampleOf<Ramp>(PAGES, 'speed-ramp');
    const {rampDuration} = sampleOf<{rampDuration(frames: number): number}>(PAGES, 'ramp-duration');
    assert.deepEqual([0, 30, 60, 90, 500].map(speedAt), [1, 1, 3, 5, 5]);
    assert.ok(speedAt(31) > 1 && speedAt(89) < 5);
    assert.deepEqual([0, 1, 30].map(positionAt), [0, 1, 30]);
    assert.equal(rampDuration(300), 109);
    assert.ok(positionAt(108) < 300 && positionAt(109) >= 300);
  },
);
