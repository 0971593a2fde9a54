import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode(
  'estimatePrice() refuses memory and disk outside of 512 to 10,240 MB and missing or negative durations, and rounds tiny prices to 0.',
  () => {
    const price = (change: object) =>
      estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 1, durationInMilliseconds: 1000, ...change});
    assert.throws(() => price({memorySizeInMb: 100}), /parameter 'memorySizeInMb' must be between 512 and 10240, but got 100/);
    for (const name of ['memorySizeInMb', 'diskSizeInMb']) {
      for (const size of [511, 512.5, 10_241]) assert.throws(() => price({[name]: size}), new RegExp(`'${name}' must be`));
      for (const size of [512, 10_240]) assert.doesNotThrow(() => price({[name]: size}));
    }
    assert.throws(() => price({durationInMilliseconds: undefined}), /Parameter 'durationInMilliseconds' must be a number but got undefined/);
    assert.throws(() => price({durationInMilliseconds: -1}), /Parameter 'durationInMilliseconds' must be over 0 but it is -1\./);
    assert.equal(price({durationInMilliseconds: 1}), 0);
  },
);
