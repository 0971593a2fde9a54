import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

export default slowInNode('Without the e-mail address of the account, a client of Cloud Run ends Node with an error that names the field.', () => {
  const code = "const {getServices} = require('@remotion/cloudrun/client'); getServices({region: 'us-east1'}).catch(() => console.log('CAUGHT'));";
  const env = {...process.env, REMOTION_GCP_PROJECT_ID: 'mine', REMOTION_GCP_CLIENT_EMAIL: '', REMOTION_GCP_PRIVATE_KEY: 'key'};
  const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', code], {env, cwd: path.join(__dirname, '../..'), encoding: 'utf8', timeout: 25_000});
  assert.match(stderr, /The incoming JSON object does not contain a client_email field/);
  assert.equal(status, 1);
  assert.doesNotMatch(stdout, /CAUGHT/);
});
