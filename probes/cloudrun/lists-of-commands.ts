import assert from 'node:assert/strict';
import {cloudrun, runCloudrun} from '../lib/google-cloud';
import {byCommand} from '../lib/probe';

export default byCommand(
  'cloudrun alone and with help prints its six commands, services and sites print four each, without credentials; with --help it is the list of npx remotion.',
  async (project) => {
    const none = {REMOTION_GCP_PROJECT_ID: undefined, REMOTION_GCP_CLIENT_EMAIL: undefined, REMOTION_GCP_PRIVATE_KEY: undefined};
    const run = (args: string[]) => cloudrun(args, {}, {env: none});
    const alone = await run([]);
    const listed = [...alone.stdout.matchAll(/^remotion cloudrun (\w+)$/gm)].map(([, name]) => name);
    assert.deepEqual([listed, alone.code], [['render', 'still', 'services', 'sites', 'permissions', 'regions'], 0]);
    assert.equal((await run(['help'])).stdout, alone.stdout);
    assert.match((await runCloudrun(project, ['sites', 'ls', '--help'], {}, {env: none})).stdout, /remotion studio/);
    for (const group of ['services', 'sites']) {
      const {code, stdout} = await run([group]);
      assert.deepEqual([code, stdout.match(new RegExp(`^remotion cloudrun ${group} \\w+`, 'gm'))?.length], [0, 4]);
    }
  },
);
