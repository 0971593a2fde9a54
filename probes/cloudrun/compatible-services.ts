import assert from 'node:assert/strict';
import {getServices} from '@remotion/cloudrun/client';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('getServices() with compatibleOnly hides the services of other versions in the region, and shows them without it.', async () => {
  const parent = 'projects/mine/locations/us-east1';
  const own = dashedVersion('@remotion/cloudrun');
  const client = {
    listServices: () => Promise.resolve([['4-0-0', own].map((version) => ({name: `${parent}/services/remotion-${version}-mem1gi-cpu1-t-300`}))]),
  };
  process.env.REMOTION_GCP_PROJECT_ID = 'mine';
  const bundled = installed<{getServices: typeof getServices}>('@remotion/cloudrun/dist/api/get-services.js');
  Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js'), {getCloudRunClient: () => client});
  assert.deepEqual(
    (await bundled.getServices({region: 'us-east1', compatibleOnly: true})).map((service) => service.remotionVersion),
    [own],
  );
  assert.equal((await bundled.getServices({region: 'us-east1', compatibleOnly: false})).length, 2);
});
