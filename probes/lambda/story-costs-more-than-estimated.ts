import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode('With the numbers of the cost examples, the estimate is 1 to 8 % below the price that includes the main function.', () => {
  const price = (lambdasInvoked: number, seconds: number, diskSizeInMb: number) =>
    estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb, lambdasInvoked, durationInMilliseconds: seconds * 1000});
  for (const [renderers, each, main] of [
    [45, 12, 25],
    [150, 45, 80],
    [15, 10, 20],
    [150, 15, 60],
  ] as const) {
    const bill = price(renderers + 1, renderers * each + main, 2048);
    const estimate = price(renderers + 1, renderers * (each + 0.1), 10_240);
    assert.ok(estimate < bill && bill / estimate < 1.13, `${renderers}: ${bill / estimate}`);
  }
});
