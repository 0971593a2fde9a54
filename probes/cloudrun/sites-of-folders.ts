import assert from 'node:assert/strict';
import type {getSites} from '@remotion/cloudrun/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'getSites() takes every folder below sites/ for a site, whatever is in it, searches one bucket after the other, counts two buckets in a region, and returns empty lists for a region that does not exist.',
  async () => {
    const names = {'remotioncloudrun-a1': ['half-uploaded', 'orchard'], 'remotioncloudrun-b2': [], photos: ['orchard']};
    const order: string[] = [];
    const client = {
      getBuckets: () => Promise.resolve([Object.keys(names).map((name) => ({name, metadata: {location: 'US-EAST1', timeCreated: '2025-03-01T00:00:00Z'}}))]),
      bucket: (name: keyof typeof names) => ({
        getFiles: async (query: object) => {
          order.push(`asked ${name}`);
          assert.deepEqual(query, {autoPaginate: false, delimiter: '/', prefix: 'sites/'});
          await new Promise((resolve) => setImmediate(resolve));
          order.push(`answered ${name}`);
          return [[], null, {prefixes: names[name].map((site) => `sites/${site}/`)}];
        },
      }),
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-storage-client.js'), {getCloudStorageClient: () => client});
    const api = installed<{getSites: typeof getSites}>('@remotion/cloudrun/dist/api/get-sites.js');
    const {sites, buckets} = await api.getSites('us-east1');
    const serveUrl = 'https://storage.googleapis.com/remotioncloudrun-a1/sites/half-uploaded/index.html';
    assert.deepEqual(sites[0], {bucketName: 'remotioncloudrun-a1', id: 'half-uploaded', serveUrl, bucketRegion: 'us-east1'});
    assert.deepEqual(
      sites.map(({id}) => id),
      ['half-uploaded', 'orchard'],
    );
    const creationDate = Date.UTC(2025, 2, 1);
    assert.deepEqual(buckets, [
      {name: 'remotioncloudrun-a1', creationDate, region: 'us-east1'},
      {name: 'remotioncloudrun-b2', creationDate, region: 'us-east1'},
    ]);
    assert.deepEqual(order, ['asked remotioncloudrun-a1', 'answered remotioncloudrun-a1', 'asked remotioncloudrun-b2', 'answered remotioncloudrun-b2']);
    assert.deepEqual(await api.getSites('atlantis1' as never), {sites: [], buckets: []});
    assert.equal((await api.getSites('all regions')).sites.length, 2);
  },
);
