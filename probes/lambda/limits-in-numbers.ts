import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const USUAL = {region: 'us-east-1', memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: true} as const;

/** Of the numbers from 0 to 20,000, the lowest and the highest that is accepted. */
function bounds(accepts: (value: number) => boolean): [number, number] {
  const all = Array.from({length: 20_001}, (_, value) => value).filter(accepts);
  return [all[0] ?? NaN, all.at(-1) ?? NaN];
}

const accepted = (check: (value: number) => void) => (value: number) => {
  try {
    check(value);
    return true;
  } catch {
    return false;
  }
};

export default inNode(
  'A function on Lambda has 512 to 10,240 MB of memory, 512 to 10,240 MB of disk and 15 to 900 seconds, which are 15 minutes, by default 2,048 MB of disk; a scale is more than 0 and at most 16.',
  async () => {
    type Checks = Record<string, (value: number) => void>;
    const {validateMemorySize} = installed<Checks>('@remotion/lambda-client/dist/validate-memory-size.js');
    const {validateDiskSizeInMb} = installed<Checks>('@remotion/lambda-client/dist/validate-disk-size-in-mb.js');
    const {validateTimeout} = installed<Checks>('@remotion/lambda/dist/shared/validate-timeout.js');
    const {validateScale} = installed<Checks>('@remotion/renderer/dist/validate-scale.js');
    assert.deepEqual(
      [validateMemorySize, validateDiskSizeInMb, validateTimeout].map((check) => bounds(accepted(check!))),
      [
        [512, 10_240],
        [512, 10_240],
        [15, 15 * 60],
      ],
    );
    assert.deepEqual([0, 0.01, 16, 16.01].map(accepted(validateScale!)), [false, true, true, false]);
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIANUMBERS', AWS_SECRET_ACCESS_KEY: 'none'});
    // Beyond the limits nothing is asked, and within them AWS is, whom probes cannot reach.
    await assert.rejects(deployFunction({...USUAL, timeoutInSeconds: 901}), /must be between 15 and 900/);
    await assert.rejects(deployFunction({...USUAL, timeoutInSeconds: 900}), /ENOTFOUND/);
    const {DEFAULT_EPHEMERAL_STORAGE_IN_MB} = installed<{DEFAULT_EPHEMERAL_STORAGE_IN_MB: number}>('@remotion/lambda-client/dist/constants.js');
    assert.equal(DEFAULT_EPHEMERAL_STORAGE_IN_MB, 2048);
  },
);
