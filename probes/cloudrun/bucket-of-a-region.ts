import assert from 'node:assert/strict';
import type {getOrCreateBucket} from '@remotion/cloudrun/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const TOO_MANY =
  'You have multiple buckets (remotioncloudrun-a1, remotioncloudrun-b2) in your Cloud Storage region (us-east1) starting with "remotioncloudrun-". This is an error, please delete buckets so that you have one maximum.';

export default inNode(
  'getOrCreateBucket() of Cloud Run creates a bucket where the region has none, two for calls at the same time, and throws where there are two.',
  async () => {
    let buckets: {name: string; metadata: {location: string}}[] = [{name: 'photos', metadata: {location: 'US-EAST1'}}];
    const created: unknown[][] = [];
    const client = {
      getBuckets: () => Promise.resolve([buckets]),
      createBucket: (...given: unknown[]) => Promise.resolve(created.push(given)),
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const api = installed<{getOrCreateBucket: typeof getOrCreateBucket}>('@remotion/cloudrun/dist/api/get-or-create-bucket.js');
    const states: string[] = [];
    const find = () => api.getOrCreateBucket({region: 'us-east1', updateBucketState: (state) => states.push(state)});
    const {bucketName, alreadyExisted} = await find();
    assert.match(bucketName, /^remotioncloudrun-[a-z0-9]{10}$/);
    assert.equal(alreadyExisted, false);
    assert.deepEqual(states.splice(0), ['Creating bucket', 'Created bucket']);
    assert.deepEqual(created, [[bucketName, {location: 'us-east1'}]]);
    const [first, second] = await Promise.all([find(), find()]);
    assert.notEqual(first.bucketName, second.bucketName);
    assert.equal(created.length, 3);
    states.length = 0;
    const bucket = (name: string, location = 'US-EAST1') => ({name, metadata: {location}});
    buckets = [bucket('remotioncloudrun-a1'), bucket('remotioncloudrun-far', 'EUROPE-WEST3')];
    assert.deepEqual(await find(), {bucketName: 'remotioncloudrun-a1', alreadyExisted: true});
    assert.deepEqual(states, ['Used bucket']);
    buckets = [...buckets, bucket('remotioncloudrun-b2')];
    await assert.rejects(find(), {message: TOO_MANY});
    assert.equal(created.length, 3);
  },
);
