import assert from 'node:assert/strict';
import {noise2D, noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode(
  'About 11 % of the values of noise4D() lie beyond ±0.5, against about 34 % of noise2D(), and their average distance from 0 is about 0.22.',
  () => {
    const count = 100_000;
    const values = (value: (index: number) => number) => Array.from({length: count}, (_, index) => Math.abs(value(index)));
    const share = (value: (index: number) => number) => values(value).filter((each) => each > 0.5).length / count;
    const spread = (index: number, factor: number) => (index * factor) % 50;
    const inFour = (index: number) => noise4D('lake', spread(index, 0.37), spread(index, 0.61), spread(index, 0.83), spread(index, 0.97));
    const four = share(inFour);
    const two = share((index) => noise2D('lake', spread(index, 0.37), spread(index, 0.61)));
    assert.ok(Math.abs(four - 0.11) < 0.02 && Math.abs(two - 0.34) < 0.03, `${four}, ${two}`);
    const average = values(inFour).reduce((sum, each) => sum + each, 0) / count;
    assert.ok(Math.abs(average - 0.225) < 0.005, String(average));
  },
);
