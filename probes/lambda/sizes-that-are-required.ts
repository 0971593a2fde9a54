import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {slowInNode} from '../lib/probe';

const ALL = {region: 'us-east-1', memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: false} as const;

export default slowInNode(
  'From Node.js, deployFunction() throws without a memory size and without a timeout, and takes 2,048 MB of disk if none is given.',
  async () => {
    const account = await openAccount();
    try {
      for (const name of ['memorySizeInMb', 'timeoutInSeconds'] as const)
        await assert.rejects(deployFunction({...ALL, [name]: undefined}), new RegExp(`^TypeError: parameter '${name}' `));
      assert.deepEqual(account.asked, []);
      const {functionName} = await deployFunction(ALL);
      assert.match(functionName, /-mem2048mb-disk2048mb-120sec$/);
    } finally {
      account.close();
    }
  },
);
