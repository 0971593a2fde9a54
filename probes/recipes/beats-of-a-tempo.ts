import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'At 96 beats per minute, beatsOf() with every: 4 cuts every 2.5 seconds, which are four beats, from the first beat on and within the seconds.',
  () => {
    const {beatsOf} = sampleOf<{beatsOf: (tempo: object) => number[]}>(['docs/recipes/beat-markers.mdx'], 'beats-of');
    const bars = beatsOf({bpm: 96, first: 0.31, seconds: 30, every: 4});
    assert.deepEqual(
      bars,
      Array.from({length: 12}, (_, index) => 0.31 + index * 4 * (60 / 96)),
    );
    assert.ok(bars.at(-1)! < 30 && bars.at(-1)! + 2.5 > 30);
  },
);
