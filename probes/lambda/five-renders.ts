import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {LAMBDA_MODEL} from '../../data/lambda-model';
import {inNode} from '../lib/probe';

const {startInSeconds, joinInSeconds} = LAMBDA_MODEL;

export default inNode('The five renders of the cost examples cost what the table says.', () => {
  const price = (functions: number, framesEach: number, secondsPerFrame: number) => {
    const each = startInSeconds + framesEach * secondsPerFrame;
    const main = functions === 0 ? each : startInSeconds + each + joinInSeconds;
    return estimatePrice({
      region: 'us-east-1',
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      lambdasInvoked: functions + 1,
      durationInMilliseconds: (functions * each + main) * 1000,
    });
  };
  assert.deepEqual(
    [price(0, 1, 0.1), price(45, 20, 0.1), price(150, 120, 0.1), price(15, 20, 0.1), price(150, 720, 0.02)],
    [0.00006, 0.00506, 0.05664, 0.00185, 0.06632],
  );
});
