import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const [FIRST, SECOND] = ['remotionlambda-useast1-quay', 'remotionlambda-useast1-pier'] as const;

export default inNode(
  'With two buckets that begin with remotionlambda-, sites create, rm and rmall end with "You have multiple buckets", unless --force-bucket-name chooses one.',
  async () => {
    const account = await openAccount({buckets: {[FIRST]: {}, [SECOND]: {'sites/tides/index.html': 'tide'}}});
    try {
      for (const command of [`create ${__filename}`, 'rm tides -y', 'rmall -y']) {
        const {code, output} = await runLambda(`sites ${command}`);
        assert.equal(code, 1);
        const message = `You have multiple buckets (${FIRST},${SECOND}) in your S3 region (us-east-1) starting with "remotionlambda-".`;
        assert.ok(output.includes(message), output);
      }
      for (const command of ['rm tides', 'rmall']) {
        account.buckets[SECOND] = {'sites/tides/index.html': 'tide'};
        const {code} = await runLambda(`sites ${command} -y --force-bucket-name=${SECOND}`);
        assert.deepEqual([code, account.buckets[SECOND]], [0, {}]);
      }
    } finally {
      account.close();
    }
  },
);
