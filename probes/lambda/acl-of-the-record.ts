import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

type Written = {key: string; privacy: string; bucketName: string};
const {makeOverallRenderProgress} = installed<{
  makeOverallRenderProgress: (given: object) => {addRetry: (retry: object) => void; upload?: () => Promise<void>};
}>('@remotion/serverless/dist/overall-render-progress.js');
const {compressInputProps} = installed<{compressInputProps: (given: object) => Promise<object>}>('@remotion/serverless-client/dist/compress-props.js');

export default slowInNode('The record of the progress and large props are written with the ACL private into the bucket of the render.', async () => {
  const written: Written[] = [];
  const providerSpecifics = {
    writeFile: (file: Written) => Promise.resolve(void written.push(file)),
    randomHash: () => 'hash',
    getBucketPrefix: () => 'remotionlambda-',
    getMaxNonInlinePayloadSizePerFunction: () => 100,
    getMaxStillInlinePayloadSize: () => 100,
  };
  const progress = makeOverallRenderProgress({
    ...{renderId: 'q8m1s6v2zt', bucketName: 'remotionlambda-quay', expectedBucketOwner: '1', region: 'us-east-1'},
    ...{timeoutTimestamp: 0, providerSpecifics, forcePathStyle: false, logLevel: 'error'},
  });
  progress.addRetry({attempt: 2, time: 0, chunk: 1});
  await new Promise((resolve) => setTimeout(resolve, 300));
  await compressInputProps({
    ...{stringifiedInputProps: 'x'.repeat(10), region: 'us-east-1', userSpecifiedBucketName: 'remotionlambda-quay', propsType: 'input-props'},
    ...{needsToUpload: true, providerSpecifics, forcePathStyle: false, skipPutAcl: false, requestHandler: null},
  });
  assert.deepEqual(
    [...new Set(written.map(({key, privacy, bucketName}) => [bucketName, key, privacy].join(' ')))],
    ['remotionlambda-quay renders/q8m1s6v2zt/progress.json private', 'remotionlambda-quay input-props/hash.json private'],
  );
});
