import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {cloudrun, runCloudrun} from '../lib/google-cloud';
import {byCommand} from '../lib/probe';

export default byCommand(
  'An unknown region or subcommand and a missing package end a command with 1, missing permissions with 0; regions needs no credentials, and permissions prints the account, undefined for a missing variable.',
  async (project) => {
    const none = {REMOTION_GCP_PROJECT_ID: undefined, REMOTION_GCP_CLIENT_EMAIL: undefined, REMOTION_GCP_PRIVATE_KEY: undefined};
    const run = (args: string[], env: Record<string, string | undefined> = none) => cloudrun(args, {}, {env});
    const unknown = await run(['services', 'list']);
    assert.match(unknown.output, /Subcommand list not found\./);
    assert.equal(unknown.code, 1);
    for (const args of [['ls', '--region=mars'], ['rmall']]) {
      const {code, output} = await run(['services', ...args], {REMOTION_GCP_REGION: 'mars'});
      assert.match(output, /mars is not a valid GCP region\. Must be one of: asia-east1, asia-east2, /);
      assert.equal(code, 1);
    }
    const regions = await run(['regions']);
    assert.match(regions.stdout, /^asia-east1( [a-z0-9-]+){34}\n$/);
    const lacking = await run(['permissions'], {});
    assert.match(
      lacking.stdout,
      /^Checking permissions for render@ski-lifts\.example in project ski-lifts\.\n\n❌ iam\.serviceAccounts\.actAs\n(✅ [\w.]+\n){14}$/,
    );
    assert.deepEqual([lacking.code, (await run(['permissions', '--log=warn'], {})).output], [0, '']);
    assert.match((await run(['permissions'])).stdout, /^Checking permissions for undefined in project undefined\.\n/);
    fs.rmSync(path.join(project.folder, 'node_modules/@remotion/cloudrun'));
    const missing = await runCloudrun(project, ['regions'], {});
    assert.match(missing.output, /Remotion Cloud Run is not installed\.\n\nYou can install it using:\nnpm i .*@remotion\/cloudrun@4\.0\.332\n$/);
    assert.equal(missing.code, 1);
  },
);
