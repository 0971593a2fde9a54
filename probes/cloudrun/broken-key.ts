import assert from 'node:assert/strict';
import {generateKeyPairSync} from 'node:crypto';
import {renderMediaOnCloudrun} from '@remotion/cloudrun/client';
import {pristine} from '../lib/cloud-run';
import {slowInNode} from '../lib/probe';

const HINT = /This error might happen if using Cloud Run with credentials that have a newline at the end or are otherwise badly encoded\./;

export default slowInNode(
  'A key without line breaks makes a render fail with error:1E08010C, a missing key with the name of its field. A hint is printed with the first of them. The variables are read at each call.',
  async () => {
    const {privateKey} = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
      publicKeyEncoding: {type: 'spki', format: 'pem'},
    });
    pristine('@remotion/cloudrun/dist/api/helpers/get-auth-client-for-url.js', 'getAuthClientForUrl');
    const {log} = console;
    const lines: string[] = [];
    console.log = (...parts: unknown[]) => void lines.push(parts.join(' '));
    const render = (key: string) => {
      Object.assign(process.env, {REMOTION_GCP_PROJECT_ID: 'mine', REMOTION_GCP_CLIENT_EMAIL: 'a@mine.example', REMOTION_GCP_PRIVATE_KEY: key});
      return renderMediaOnCloudrun({
        region: 'us-east1',
        cloudRunUrl: 'https://render.example',
        serveUrl: 'https://site.example/index.html',
        forceBucketName: 'remotioncloudrun-mine',
        composition: 'Walk',
        codec: 'h264',
      });
    };
    const broken = privateKey.replaceAll('\n', '\\n');
    try {
      await assert.rejects(render(broken), /error:1E08010C:DECODER routines::unsupported/);
      assert.match(lines.join('\n'), HINT);
      await assert.rejects(render(privateKey.slice(0, 400)), /error:1E08010C:DECODER routines::unsupported/);
      await assert.rejects(render(''), {message: 'The incoming JSON object does not contain a private_key field'});
      await assert.rejects(render(privateKey), /oauth2|ENOTFOUND|request to https/);
    } finally {
      console.log = log;
    }
  },
);
