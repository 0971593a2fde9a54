import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode('On Lambda, 690 seconds at 2048 MB cost 0.01844 dollars and 520 seconds at 3072 MB 0.02083, so the faster function costs more.', () => {
  const price = (memorySizeInMb: number, seconds: number) =>
    estimatePrice({region: 'us-east-1', memorySizeInMb, diskSizeInMb: 2048, lambdasInvoked: 46, durationInMilliseconds: seconds * 1000});
  assert.deepEqual([price(2048, 690), price(3072, 520)], [0.01844, 0.02083]);
});
