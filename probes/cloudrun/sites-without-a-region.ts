import assert from 'node:assert/strict';
import type {getSites} from '@remotion/cloudrun/client';
import {inNode} from '../lib/probe';
import {installed} from '../lib/installed';

export default inNode(
  'getSites() of Cloud Run without a region returns empty lists in a project without a Remotion bucket, and fails once there is one.',
  async () => {
    const names = ['photos'];
    const client = {
      getBuckets: () => Promise.resolve([names.map((name) => ({name, metadata: {location: 'US-EAST1', timeCreated: '2024-01-01'}}))]),
      bucket: () => ({getFiles: () => Promise.resolve([[], null, {}])}),
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const list = installed<{getSites: typeof getSites}>('@remotion/cloudrun/dist/api/get-sites.js').getSites as (
      region?: string,
    ) => ReturnType<typeof getSites>;
    assert.deepEqual(await list(), {sites: [], buckets: []});
    names.push('remotioncloudrun-mine');
    await assert.rejects(list(), /Cannot read properties of undefined \(reading 'toUpperCase'\)/);
  },
);
