import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode('The five renders of the cost examples cost what the table says.', () => {
  const price = (renderers: number, each: number, main: number) =>
    estimatePrice({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      lambdasInvoked: renderers + 1,
      durationInMilliseconds: (renderers * each + main) * 1000,
    });
  assert.deepEqual(
    [price(0, 0, 5), price(45, 12, 25), price(150, 45, 80), price(15, 10, 20), price(150, 15, 60)],
    [0.00013, 0.0151, 0.18248, 0.00454, 0.06174],
  );
});
