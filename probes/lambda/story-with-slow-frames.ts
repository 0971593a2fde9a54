import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import {inNode} from '../lib/probe';

const {startInSeconds, joinInSeconds} = LAMBDA_MODEL;

export default inNode('With 500 ms for each of its 900 frames, a story takes 557 seconds on 46 functions and costs $0.01489.', () => {
  const each = startInSeconds + 20 * 0.5;
  const seconds = 45 * each + startInSeconds + each + joinInSeconds;
  assert.equal(seconds, 557);
  const price = estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 2048, lambdasInvoked: 46, durationInMilliseconds: seconds * 1000});
  assert.equal(price, 0.01489);
});
