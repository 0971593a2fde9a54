import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const env = {AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'};

export default byCommand(
  'lambda regions, policies, functions and sites end with code 1 after an invalid --log and a --config that leads nowhere; a flag that they do not know is ignored.',
  async (project) => {
    for (const group of ['regions', 'policies', 'functions', 'sites']) {
      const level = await project.remotion(['lambda', group, '--log=loud'], {env});
      assert.equal(level.code, 1, group);
      assert.match(level.output, /Invalid `--log` value passed\./);
      assert.equal((await project.remotion(['lambda', group, '--config=nowhere.ts'], {env})).code, 1, group);
      const unknown = await project.remotion(['lambda', group, '--tide=high'], {env});
      assert.equal(unknown.code, 0, group);
      assert.ok(!unknown.output.includes('tide'), group);
    }
  },
);
