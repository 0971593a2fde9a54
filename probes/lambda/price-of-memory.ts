import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';

export default inNode(
  'On Lambda, 690 seconds cost 0.009, 0.018 and 0.037 dollars at 1024, 2048 and 4096 MB, and 520 seconds at 3072 MB cost 0.02083, more than 690 at 2048.',
  () => {
    const price = (memorySizeInMb: number, seconds: number) =>
      estimatePrice({region: 'us-east-1', memorySizeInMb, diskSizeInMb: 2048, lambdasInvoked: 46, durationInMilliseconds: seconds * 1000});
    assert.deepEqual(
      [1024, 2048, 4096].map((memory) => price(memory, 690).toFixed(3)),
      ['0.009', '0.018', '0.037'],
    );
    assert.deepEqual([price(2048, 690), price(3072, 520)], [0.01844, 0.02083]);
  },
);
