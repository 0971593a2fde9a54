import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

const env = {AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'};

export default byCommand('A misspelled subcommand ends lambda functions with code 1, but lambda quotas with code 0.', async (project) => {
  for (const [group, code] of [
    ['functions', 1],
    ['quotas', 0],
  ] as const) {
    const outcome = await project.remotion(['lambda', group, 'deplyo'], {env});
    assert.match(outcome.output, /Subcommand deplyo not found\./);
    assert.equal(outcome.code, code, group);
  }
});
