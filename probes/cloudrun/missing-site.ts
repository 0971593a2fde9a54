import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/cloudrun/dist');

export default slowInNode(
  'A site that is missing from its bucket ends Node before a render on Cloud Run, past try and catch, for videos and for stills.',
  () => {
    for (const [file, name] of [
      ['render-media-on-cloudrun', 'renderMediaOnCloudrun'],
      ['render-still-on-cloudrun', 'renderStillOnCloudrun'],
    ]) {
      const code = `
      const dist = ${JSON.stringify(DIST)};
      const exists = () => Promise.resolve([false]);
      require(dist + '/api/helpers/get-cloud-storage-client.js').getCloudStorageClient = () => ({bucket: () => ({file: () => ({exists})})});
      require(dist + '/api/helpers/get-auth-client-for-url.js').getAuthClientForUrl = () => new Promise((resolve) => setTimeout(resolve, 10000));
      const {${name}: render} = require(dist + '/api/${file}.js');
      const serveUrl = 'https://storage.googleapis.com/remotioncloudrun-mine/sites/gone/index.html';
      (async () => {
        try {
          await render({region: 'us-east1', cloudRunUrl: 'https://render.example', serveUrl, forceBucketName: 'remotioncloudrun-mine', composition: 'Walk', codec: 'h264', imageFormat: 'png'});
        } catch {
          console.log('CAUGHT');
        }
      })();
    `;
      const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', code], {encoding: 'utf8', timeout: 12_000});
      assert.match(stderr, /serveURL ERROR\. File "sites\/gone\/index\.html" not found in bucket "remotioncloudrun-mine"/);
      assert.doesNotMatch(stdout, /CAUGHT/);
      assert.equal(status, 1);
    }
  },
);
