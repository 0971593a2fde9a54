import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {inNode} from '../lib/probe';

const s3OutputProvider = {
  endpoint: 'https://storage.example.com',
  accessKeyId: 'lighthouse',
  secretAccessKey: 'fog',
  region: 'us-east-1',
  forcePathStyle: false,
};

export default inNode(
  'With s3OutputProvider, the file goes to the bucket and key of outName with its keys, while the record, which contains them, stays in the bucket of the render.',
  async () => {
    type Recorded = {overallProgress: {get(): {renderMetadata: {outName: object}}}};
    const finished: (Record<string, unknown> & Recorded)[] = [];
    const outName = {bucketName: 'films', key: 'regatta/final.mp4', s3OutputProvider};
    await launch({outName, webhook: null}, (given) => {
      finished.push(given as never);
      return Promise.resolve({});
    });
    const [{renderBucketName, bucketName, key, customCredentials, overallProgress}] = finished as [(typeof finished)[0]];
    assert.deepEqual([renderBucketName, key, customCredentials], ['films', 'regatta/final.mp4', s3OutputProvider]);
    assert.equal(bucketName, 'remotionlambda-probe');
    assert.deepEqual(overallProgress.get().renderMetadata.outName, outName);
  },
);
