import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sites = {buckets: {name: string}[]; sites: {id: string; bucketName: string; sizeInBytes: number}[]};

export default inNode('A site that is in two buckets is listed once, for the first bucket.', async () => {
  const {internalGetSites} = installed<{internalGetSites: (given: object) => Promise<Sites>}>('@remotion/lambda-client/dist/get-sites.js');
  const {buckets, sites} = await internalGetSites({
    region: 'eu-west-1',
    forceBucketName: null,
    forcePathStyle: false,
    requestHandler: null,
    providerSpecifics: {
      getBuckets: () => Promise.resolve([{name: 'first'}, {name: 'second'}]),
      getAccountId: () => Promise.resolve('1'),
      listObjects: () => Promise.resolve([{Key: 'sites/billing/index.html', Size: 7, LastModified: new Date(0)}]),
    },
  });
  assert.deepEqual(
    buckets.map(({name}) => name),
    ['first', 'second'],
  );
  assert.deepEqual(
    sites.map(({id, bucketName, sizeInBytes}) => ({id, bucketName, sizeInBytes})),
    [{id: 'billing', bucketName: 'first', sizeInBytes: 14}],
  );
});
