import assert from 'node:assert/strict';
import {PassThrough} from 'node:stream';
import type {deleteService, getServiceInfo} from '@remotion/cloudrun/client';
import {cloudRunService} from '../lib/cloud-run';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const helper = (name: string) => installed<object>(`@remotion/cloudrun/dist/api/helpers/${name}.js`);

export default inNode(
  'serviceName and a missing bucket add one request each to a render; without them, only a site in Cloud Storage is looked up, and region is not used. getServiceInfo() and deleteService() take any name.',
  async () => {
    const asked: string[] = [];
    const storage = {
      getBuckets: () => Promise.resolve([[{name: 'remotioncloudrun-a1', metadata: {location: asked.push('buckets') && 'US-EAST1'}}]]),
      bucket: (bucket: string) => ({file: (name: string) => ({exists: () => Promise.resolve([asked.push(`${bucket}/${name}`) > 0])})}),
    };
    const services = {
      getService: ({name}: {name: string}) =>
        Promise.resolve([asked.push(name) && {name, uri: 'https://found.example', template: {timeout: {seconds: '300'}}}]),
      deleteService: ({name}: {name: string}) => Promise.resolve(asked.push(`delete ${name}`)),
    };
    const service = cloudRunService();
    const request = ({url}: {url: string}) => Promise.resolve({data: new PassThrough().end(asked.push(url) && '{"response":{"type":"success"}}')});
    Object.assign(helper('get-cloud-storage-client'), {getCloudStorageClient: () => storage});
    Object.assign(helper('get-cloud-run-client'), {getCloudRunClient: () => services});
    service.client = {request};
    process.env.REMOTION_GCP_PROJECT_ID = 'mine';
    const name = 'remotion-4-0-332-mem2gi-cpu1-0-t300';
    const parent = 'projects/mine/locations/us-east1/services';
    for (const render of [service.film, service.still]) {
      const requests = async (options: object) => {
        assert.equal((await render(options)).type, 'success');
        return asked.splice(0);
      };
      assert.deepEqual(await requests({region: 'mars'}), ['https://render.example']);
      assert.deepEqual(await requests({forceBucketName: undefined}), ['buckets', 'https://render.example']);
      assert.deepEqual(await requests({cloudRunUrl: undefined, serviceName: name}), [`${parent}/${name}`, 'https://found.example']);
      const serveUrl = 'https://storage.googleapis.com/remotioncloudrun-a1/sites/wine/index.html';
      assert.deepEqual(await requests({serveUrl}), ['remotioncloudrun-a1/sites/wine/index.html', 'https://render.example']);
      assert.match(
        String((await render({cloudRunUrl: undefined, serviceName: name, region: 'mars'})).message),
        /^"region" parameter must be one of asia-east1, /,
      );
    }
    const api = <Api>(file: string) => installed<Api>(`@remotion/cloudrun/dist/api/${file}.js`);
    const {getServiceInfo: info} = api<{getServiceInfo: typeof getServiceInfo}>('get-service-info');
    assert.equal((await info({region: 'us-east1', serviceName: name})).remotionVersion, '4-0-332');
    await assert.rejects(info({region: 'us-east1', serviceName: 'billing'}), {message: 'Could not parse service name billing'});
    await api<{deleteService: typeof deleteService}>('delete-service').deleteService({region: 'mars', serviceName: 'billing'});
    assert.equal(asked.at(-1), 'delete projects/mine/locations/mars/services/billing');
  },
);
