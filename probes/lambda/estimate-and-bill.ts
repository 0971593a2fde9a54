import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import {inNode} from '../lib/probe';

const {startInSeconds, joinInSeconds} = LAMBDA_MODEL;

export default inNode('For a GIF, a story and a talk on Lambda, the bill is 11 % and 2 % above and 1 % below what the render reports.', () => {
  const price = (lambdasInvoked: number, seconds: number, diskSizeInMb: number) =>
    estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb, lambdasInvoked, durationInMilliseconds: seconds * 1000});
  const ratio = (functions: number, framesEach: number) => {
    const each = startInSeconds + framesEach * 0.1;
    const main = startInSeconds + each + joinInSeconds;
    return price(functions + 1, functions * each + main, 2048) / price(functions + 1, functions * (each + 0.1), 10_240);
  };
  assert.deepEqual(
    [ratio(15, 20), ratio(45, 20), ratio(150, 120)].map((factor) => factor.toFixed(2)),
    ['1.11', '1.02', '0.99'],
  );
});
