import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';

const USUAL = {region: 'us-east-1', memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: true};

const WRONG: [object, string | RegExp][] = [
  [{memorySizeInMb: 100}, "parameter 'memorySizeInMb' must be between 512 and 10240, but got 100"],
  [{memorySizeInMb: 10_241}, "parameter 'memorySizeInMb' must be between 512 and 10240, but got 10241"],
  [{timeoutInSeconds: 14}, "parameter 'timeoutInSeconds' must be between 15 and 900, but got 14"],
  [{timeoutInSeconds: 1000}, "parameter 'timeoutInSeconds' must be between 15 and 900, but got 1000"],
  [{diskSizeInMb: 511}, "parameter 'diskSizeInMb' must be between 512 and 10240, but got 511"],
  [{diskSizeInMb: 11_000}, "parameter 'diskSizeInMb' must be between 512 and 10240, but got 11000"],
  [{cloudWatchLogRetentionPeriodInDays: 0}, 'CloudWatch retention period must be at least 1, but is 0'],
  [{cloudWatchLogRetentionPeriodInDays: 3651}, 'CloudWatch retention period must be at most 3650, but is 3651'],
  [{runtimePreference: 'emoji'}, 'Invalid runtime preference emoji. Must be one of default, apple-emojis, cjk'],
  [{region: 'eu-west-9'}, /^eu-west-9 is not a supported AWS region\. Must be one of: eu-central-1, /],
];

export default inNode('deployFunction() refuses memory, timeout, disk, days for logs, fonts and regions out of range before any request.', async () => {
  setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIALIMITS', AWS_SECRET_ACCESS_KEY: 'none'});
  for (const [change, message] of WRONG) await assert.rejects(deployFunction({...USUAL, ...change} as never), {message});
  // At the limits, AWS is asked, and probes have no network.
  const edge = {memorySizeInMb: 10_240, timeoutInSeconds: 900, diskSizeInMb: 512, cloudWatchLogRetentionPeriodInDays: 3650};
  for (const change of [edge, {memorySizeInMb: 512, timeoutInSeconds: 15, diskSizeInMb: 10_240}])
    await assert.rejects(deployFunction({...USUAL, ...change} as never), /ENOTFOUND/);
});
