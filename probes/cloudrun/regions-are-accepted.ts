import assert from 'node:assert/strict';
import * as client from '@remotion/cloudrun/client';
import {deployService} from '@remotion/cloudrun';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const NAME = `remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi-cpu1-0-t300`;

export default inNode('Each function of Cloud Run that takes a region accepts each of those that getRegions() returns.', async () => {
  const asked: string[] = [];
  const runs = {
    getService: ({name}: {name: string}) => Promise.resolve([asked.push(name) && {name, uri: 'https://render.example', template: {}}]),
    deleteService: ({name}: {name: string}) => Promise.resolve(asked.push(name)),
    listServices: ({parent}: {parent: string}) => Promise.resolve([asked.push(parent) && []]),
    async *listServicesAsync({parent}: {parent: string}) {
      asked.push(await Promise.resolve(parent));
      yield* [];
    },
    createService: ({parent}: {parent: string}) => Promise.resolve([{promise: () => Promise.resolve([{name: parent, uri: 'https://render.example'}])}]),
  };
  const storage = {
    getBuckets: () => Promise.resolve([[]]),
    createBucket: (_name: string, {location}: {location: string}) => Promise.resolve(asked.push(`/${location}/`)),
  };
  const helper = (name: string) => installed<Record<string, unknown>>(`@remotion/cloudrun/dist/api/helpers/${name}.js`);
  const fakes = [
    [helper('get-cloud-run-client'), 'getCloudRunClient', () => runs],
    [helper('get-cloud-storage-client'), 'getCloudStorageClient', () => storage],
    [helper('get-auth-client-for-url'), 'getAuthClientForUrl', () => Promise.reject(new Error('This is enough.'))],
  ] as const;
  const known = fakes.map(([target, name]) => target[name]);
  process.env.REMOTION_GCP_PROJECT_ID = 'ski-lifts';
  process.env.REMOTION_GCP_CLIENT_EMAIL = 'render@ski-lifts.example';
  const render = {serviceName: NAME, serveUrl: 'https://site.example/index.html', composition: 'Reel', forceBucketName: 'remotioncloudrun-a1'};
  try {
    for (const [target, name, fake] of fakes) target[name] = fake;
    for (const region of client.getRegions()) {
      const calls = [
        () => client.getServices({region, compatibleOnly: false}),
        () => client.getServiceInfo({region, serviceName: NAME}),
        () => client.deleteService({region, serviceName: NAME}),
        () => client.getOrCreateBucket({region}),
        () => deployService({region, projectID: 'ski-lifts', performImageVersionValidation: false}),
        () => client.renderMediaOnCloudrun({...render, region, codec: 'h264'}).catch(({message}: Error) => assert.equal(message, 'This is enough.')),
        () =>
          client
            .renderStillOnCloudrun({...render, region, imageFormat: 'png', privacy: 'public'})
            .catch(({message}: Error) => assert.equal(message, 'This is enough.')),
      ];
      for (const call of calls) {
        asked.length = 0;
        await call();
        assert.ok(asked.length > 0 && asked.every((name) => `${name}/`.includes(`/${region}/`)), `${region}: ${asked.join(' ')}`);
      }
      assert.deepEqual((await client.getSites(region)).sites, []);
    }
  } finally {
    for (const [index, [target, name]] of fakes.entries()) target[name] = known[index];
  }
});
