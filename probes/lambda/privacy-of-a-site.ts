import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const env = {AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'};

export default byCommand('sites create rejects --privacy=private, and names private among the values when another one is wrong.', async (project) => {
  project.withComposition();
  const create = (privacy: string) =>
    project.remotion(['lambda', 'sites', 'create', 'src/index.tsx', '--force-bucket-name=acme-video', `--privacy=${privacy}`], {env});
  const own = await create('private');
  assert.equal(own.code, 1);
  assert.match(own.output, /Privacy must be either "public" or "no-acl"/);
  assert.match((await create('secret')).output, /Privacy must be either "private", "public" or "no-acl"/);
});
