import assert from 'node:assert/strict';
import type {getServices} from '@remotion/cloudrun/client';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('A service of your own whose name begins with remotion- breaks the list of all services in its region, by its name.', async () => {
  const parent = 'projects/mine/locations/us-east1';
  const names = [`remotion-${dashedVersion('@remotion/cloudrun')}-mem1gi-cpu1-t300`, 'remotion-blog'];
  const client = {listServices: () => Promise.resolve([names.map((name) => ({name: `${parent}/services/${name}`}))])};
  process.env.REMOTION_GCP_PROJECT_ID = 'mine';
  Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js'), {getCloudRunClient: () => client});
  const api = installed<{getServices: typeof getServices}>('@remotion/cloudrun/dist/api/get-services.js');
  await assert.rejects(api.getServices({region: 'us-east1', compatibleOnly: false}), {message: 'Could not parse service name remotion-blog'});
  assert.equal((await api.getServices({region: 'us-east1', compatibleOnly: true})).length, 1);
});
