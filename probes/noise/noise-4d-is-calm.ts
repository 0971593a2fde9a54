import assert from 'node:assert/strict';
import {noise2D, noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode('About 11 % of the values of noise4D() lie beyond ±0.5, against about 34 % of noise2D().', () => {
  const count = 100_000;
  const share = (value: (index: number) => number) => Array.from({length: count}, (_, index) => Math.abs(value(index)) > 0.5).filter(Boolean).length / count;
  const spread = (index: number, factor: number) => (index * factor) % 50;
  const four = share((index) => noise4D('lake', spread(index, 0.37), spread(index, 0.61), spread(index, 0.83), spread(index, 0.97)));
  const two = share((index) => noise2D('lake', spread(index, 0.37), spread(index, 0.61)));
  assert.ok(Math.abs(four - 0.11) < 0.02 && Math.abs(two - 0.34) < 0.03, `${four}, ${two}`);
});
