import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'npx remotion cloudrun permissions prints "Did not have the required permissions on GCP:" and no cross when the check itself fails, and ends with exit code 0.',
  async (project) => {
    const env = {REMOTION_GCP_PROJECT_ID: 'mine', REMOTION_GCP_CLIENT_EMAIL: '', REMOTION_GCP_PRIVATE_KEY: 'key'};
    const {code, output} = await project.remotion(['cloudrun', 'permissions'], {env});
    assert.match(output, /Did not have the required permissions on GCP:/);
    assert.doesNotMatch(output, /❌/);
    assert.equal(code, 0);
  },
);
