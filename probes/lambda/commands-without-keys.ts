import assert from 'node:assert/strict';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import {setAwsVariables} from '../lib/aws';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const MISSING = 'You have tried to call a Remotion Lambda function, but have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID.';

export default inNode(
  'Without keys, only lambda regions, policies user, policies role and the list of commands work; everything else, even a misspelled command, ends with code 1 and the message about the missing variable.',
  async () => {
    setAwsVariables({});
    process.env.HOME = newFolder();
    const list = await runLambda('');
    assert.equal(list.code, 0);
    assert.match(list.output, /^Available commands:$/m);
    assert.deepEqual(await runLambda('policies user'), {code: 0, output: `${getUserPolicy()}\n`, questions: 0});
    assert.deepEqual(await runLambda('policies role'), {code: 0, output: `${getRolePolicy()}\n`, questions: 0});
    assert.deepEqual(await runLambda('policies role --log=warn'), {code: 0, output: '', questions: 0});
    const regions = await runLambda('regions');
    assert.deepEqual([regions.code, regions.output.trim().split(' ').length], [0, 24]);
    assert.deepEqual(await runLambda('regions --log=warn'), {code: 0, output: '', questions: 0});
    const others = [
      'render tides Regatta',
      'still tides Regatta',
      'compositions tides',
      'functions',
      'functions ls',
      'functions deploy',
      'sites',
      'sites ls',
      'sites create',
    ];
    for (const line of [...others, 'policies', 'policies validate', 'quotas', 'quotas increase', 'functoins ls', 'polices user']) {
      const {code, output} = await runLambda(line);
      assert.equal(code, 1, line);
      assert.ok(output.includes(MISSING), output);
      assert.ok(!output.includes('not found'), output);
    }
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIAHARBOR', AWS_SECRET_ACCESS_KEY: 'none'});
    const misspelled = await runLambda('functoins ls');
    assert.match(misspelled.output, /^Command functoins not found\.$/m);
    for (const group of ['functions', 'sites', 'policies']) {
      const subcommands = await runLambda(group);
      assert.equal(subcommands.code, 0, group);
      assert.match(subcommands.output, /^Available subcommands:$/m);
      const unknown = await runLambda(`${group} moor`);
      assert.equal(unknown.code, 1, group);
      assert.match(unknown.output, /^Subcommand moor not found\.$/m);
    }
  },
);
