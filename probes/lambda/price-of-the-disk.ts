import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

const HOUR = 3_600_000;
const price = (given: object) =>
  estimatePrice({region: 'us-east-1', memorySizeInMb: 2048, diskSizeInMb: 512, lambdasInvoked: 0, durationInMilliseconds: 0, ...given});
const round = (dollars: number) => Number(dollars.toFixed(5));

export default inNode(
  'Of the price, 2,048 MB of disk are $0.00017 per hour and 10,240 MB are $0.00106, the first 512 MB are free, a million starts are $0.20, and 60 requests of 0.15 seconds are $0.00025; no keys are needed.',
  () => {
    setAwsVariables({});
    const hour = price({durationInMilliseconds: HOUR});
    assert.equal(hour, 0.096);
    // 40 hours show what the rounding of one hides.
    const disk = (diskSizeInMb: number) => round((price({durationInMilliseconds: 40 * HOUR, diskSizeInMb}) - 40 * hour) / 40);
    assert.deepEqual([disk(512), disk(2048), disk(10_240)], [0, 0.00017, 0.00106]);
    assert.equal(price({lambdasInvoked: 1_000_000}), 0.2);
    assert.equal(price({lambdasInvoked: 60, durationInMilliseconds: 60 * 150, diskSizeInMb: 2048}), 0.00025);
    const conference = {lambdasInvoked: 46, durationInMilliseconds: 46 * 15_000};
    assert.deepEqual([price({...conference, diskSizeInMb: 2048}), price({...conference, diskSizeInMb: 10_240})], [0.01844, 0.01861]);
    assert.equal(price({durationInMiliseconds: HOUR}), 0.096);
    assert.throws(() => price({diskSizeInMb: 11_000}), {message: "parameter 'diskSizeInMb' must be between 512 and 10240, but got 11000"});
    assert.throws(() => price({durationInMilliseconds: undefined}), {
      message: "Parameter 'durationInMilliseconds' must be a number but got undefined",
    });
    assert.throws(() => price({durationInMilliseconds: -1}), {message: "Parameter 'durationInMilliseconds' must be over 0 but it is -1."});
  },
);
