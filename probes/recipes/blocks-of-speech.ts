import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Blocks = {from: number; to: number}[];

export default inNode('speechFrom() joins words across a pause of 499 milliseconds and begins a block after one of 500.', () => {
  const {speechFrom} = sampleOf<{speechFrom: (captions: object[]) => Blocks}>(['docs/recipes/fade-and-duck.mdx'], 'speech-from');
  const words = [
    [0, 400],
    [899, 1000],
    [1500, 2000],
  ].map(([startMs, endMs]) => ({startMs, endMs}));
  assert.deepEqual(speechFrom(words), [
    {from: 0, to: 1},
    {from: 1.5, to: 2},
  ]);
});
