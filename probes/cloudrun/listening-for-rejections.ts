import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/cloudrun/dist');

export default slowInNode(
  'A process that listens for unhandled rejections, as in the sample, survives a render whose site is missing and a deployment without an image, and one that does not ends with code 1.',
  () => {
    const run = (listens: boolean, call: string) => {
      const code = `
        const dist = ${JSON.stringify(DIST)};
        ${listens ? "process.on('unhandledRejection', (reason) => console.log('HEARD', reason.message));" : ''}
        const {ArtifactRegistryClient} = require(require.resolve('@google-cloud/artifact-registry', {paths: [dist]}));
        ArtifactRegistryClient.prototype.listTags = async () => [[]];
        require(dist + '/api/helpers/get-cloud-storage-client.js').getCloudStorageClient = () => ({
          bucket: () => ({file: () => ({exists: async () => [false]})}),
        });
        require(dist + '/api/helpers/get-auth-client-for-url.js').getAuthClientForUrl = async () => ({request: () => new Promise(() => undefined)});
        require(dist + '/api/helpers/get-cloud-run-client.js').getCloudRunClient = () => ({
          async *listServicesAsync() {},
          createService: async () => [{promise: () => new Promise((resolve) => setTimeout(resolve, 100, [{name: 'new'}]))}],
        });
        setTimeout(() => { console.log('ALIVE'); process.exit(0); }, 500);
        ${call}
      `;
      const {status, stdout} = spawnSync(process.execPath, ['-e', code], {
        encoding: 'utf8',
        timeout: 12_000,
        env: {...process.env, REMOTION_GCP_CLIENT_EMAIL: 'a@b.example', REMOTION_GCP_PRIVATE_KEY: 'key'},
      });
      return {status, stdout};
    };
    const site = 'https://storage.googleapis.com/remotioncloudrun-a1/sites/wine/index.html';
    const render = `require(dist + '/api/render-media-on-cloudrun.js').renderMediaOnCloudrun({region: 'us-east1', cloudRunUrl: 'https://render.example', forceBucketName: 'remotioncloudrun-a1', composition: 'Reel', codec: 'h264', serveUrl: '${site}'}).catch(() => console.log('CAUGHT'));`;
    const deploy = `require(dist + '/api/deploy-service.js').deployService({projectID: 'ski-lifts', region: 'us-east1'}).catch(() => console.log('CAUGHT'));`;
    for (const call of [render, deploy]) {
      const listening = run(true, call);
      assert.match(listening.stdout, /HEARD .*\nALIVE\n$/);
      assert.equal(listening.status, 0);
    }
    assert.deepEqual(run(false, deploy), {status: 1, stdout: ''});
  },
);
