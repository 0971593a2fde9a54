import assert from 'node:assert/strict';
import {getOrCreateBucket} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

export default inNode('Two calls of getOrCreateBucket() at the same time in a region without a bucket create one each; later calls throw.', async () => {
  const account = await openAccount();
  const get = () => getOrCreateBucket({region: 'us-east-1'});
  try {
    const both = await Promise.all([get(), get()]);
    assert.deepEqual(
      both.map(({alreadyExisted}) => alreadyExisted),
      [false, false],
    );
    assert.equal(new Set(both.map(({bucketName}) => bucketName)).size, 2);
    assert.equal(Object.keys(account.buckets).length, 2);
    await assert.rejects(get(), /You have multiple buckets/);
  } finally {
    account.close();
  }
});
