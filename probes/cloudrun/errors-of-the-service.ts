import assert from 'node:assert/strict';
import fs from 'node:fs';
import {VERSION} from 'remotion/version';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

const WEBHOOK = {url: 'https://harbor.example', headers: {}, webhookProgressInterval: 1.1};
const mismatch = (version: string) =>
  `Version mismatch: When calling renderMediaOnCloudRun(), you called a service, which has the version ${VERSION}, but the @remotion/cloudrun package you used to invoke the function has version ${version}. Deploy a new service and use it to call renderMediaOnCloudrun().`;

export default inNode(
  'A failed render, as by an artifact, leaves name, message and stack in error.txt, readable like its file. A request that the service refuses, for its version or a wrong value, leaves nothing.',
  async () => {
    const service = cloudRunService(({onArtifact}) => (onArtifact as () => void)());
    for (const render of [service.film, service.still])
      for (const [privacy, predefinedAcl] of [
        ['public', 'publicRead'],
        ['private', 'projectPrivate'],
      ]) {
        const {type, name, message, stack} = await render({privacy, renderIdOverride: 'heat-3'});
        assert.deepEqual([type, name, message], ['error', 'Error', 'Emitting artifacts is not supported in Cloud Run']);
        assert.deepEqual(service.uploads.splice(0), [{bucket: 'remotioncloudrun-mine', destination: 'renders/heat-3/error.txt', predefinedAcl}]);
        assert.deepEqual(JSON.parse(fs.readFileSync('/tmp/errorInfo.txt', 'utf8')), {name, message, stack, type: 'renderer'});
      }
    const refused = async (result: Promise<Record<string, unknown>>) => {
      const {type, message} = await result;
      assert.equal(type, 'error');
      return String(message);
    };
    assert.match(await refused(service.still({imageFormat: 'tiff'})), /Invalid enum value\. Expected 'png' \| 'jpeg' \| 'pdf' \| 'webp', received 'tiff'/);
    assert.match(await refused(service.film({renderStatusWebhook: WEBHOOK})), /Number must be less than or equal to 1/);
    const old = cloudRunService(undefined, {clientVersion: '4.0.300'});
    for (const render of [old.film, old.still]) assert.equal(await refused(render()), mismatch('4.0.300'));
    for (const {uploads} of [service, old]) assert.deepEqual(uploads, []);
  },
);
