import assert from 'node:assert/strict';
import type {getServiceInfo, getServices} from '@remotion/cloudrun/client';
import {dashedVersion, installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const NAME = `remotion-${dashedVersion('@remotion/cloudrun')}-mem4gi-cpu2-t1800`;

export default inNode(
  'getServiceInfo() and getServices() return the time limit as Google sends it, as text such as "1800", of which Number() makes a number, and the same eight fields for a service; without services, the list is empty.',
  async () => {
    const parent = 'projects/mine/locations/us-east1';
    const service = {
      name: `${parent}/services/${NAME}`,
      uri: 'https://render.example',
      template: {timeout: {seconds: '1800'}, containers: [{resources: {limits: {memory: '4Gi', cpu: '2'}}}]},
    };
    let services = [service];
    const client = {getService: () => Promise.resolve([service]), listServices: () => Promise.resolve([services])};
    const clients = installed<{getCloudRunClient: unknown}>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js');
    const {getCloudRunClient} = clients;
    clients.getCloudRunClient = () => client;
    process.env.REMOTION_GCP_PROJECT_ID = 'mine';
    try {
      const api = <Api>(file: string) => installed<Api>(`@remotion/cloudrun/dist/api/${file}.js`);
      const info = await api<{getServiceInfo: typeof getServiceInfo}>('get-service-info').getServiceInfo({region: 'us-east1', serviceName: NAME});
      const list = () => api<{getServices: typeof getServices}>('get-services').getServices({region: 'us-east1', compatibleOnly: false});
      assert.deepEqual(await list(), [info]);
      assert.deepEqual(Object.keys(info).toSorted(), [
        'consoleUrl',
        'cpuLimit',
        'memoryLimit',
        'region',
        'remotionVersion',
        'serviceName',
        'timeoutInSeconds',
        'uri',
      ]);
      assert.equal(info.timeoutInSeconds, '1800');
      assert.equal(Number(info.timeoutInSeconds), 1800);
      services = [];
      assert.deepEqual(await list(), []);
    } finally {
      clients.getCloudRunClient = getCloudRunClient;
    }
  },
);
