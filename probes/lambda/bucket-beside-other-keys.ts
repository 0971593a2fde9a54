import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Call = {customCredentials?: unknown};
const {internalGetOrCreateBucket} = installed<{internalGetOrCreateBucket: (given: object) => Promise<object>}>(
  '@remotion/serverless-client/dist/get-or-create-bucket.js',
);

export default inNode(
  'getOrCreateBucket() passes customCredentials to the request that sets the rules only, not to those that look for the bucket and create it.',
  async () => {
    const used: string[] = [];
    const note = (name: string) => (given: Call) => {
      used.push(`${name} ${given.customCredentials ? 'with' : 'without'}`);
      return Promise.resolve(name === 'look' ? [] : undefined);
    };
    await internalGetOrCreateBucket({
      ...{region: 'us-east-1', enableFolderExpiry: true, customCredentials: {endpoint: 'https://r2.example.com', accessKeyId: 'a', secretAccessKey: 'b'}},
      ...{forcePathStyle: false, skipPutAcl: false, requestHandler: null},
      providerSpecifics: {
        ...{getBuckets: note('look'), createBucket: note('create'), applyLifeCycle: note('rules')},
        ...{getBucketPrefix: () => 'remotionlambda-', randomHash: () => 'ten1letter'},
      },
    });
    assert.deepEqual(used, ['look without', 'create without', 'rules with']);
  },
);
