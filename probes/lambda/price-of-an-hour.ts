import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode('An hour of running time costs what the table says for each memory size.', () => {
  const hour = (memorySizeInMb: number) =>
    estimatePrice({region: 'us-east-1', memorySizeInMb, diskSizeInMb: 512, lambdasInvoked: 0, durationInMilliseconds: 3_600_000});
  assert.deepEqual([512, 1024, 2048, 3009, 4096, 10_240].map(hour), [0.024, 0.048, 0.096, 0.14105, 0.192, 0.48]);
});
