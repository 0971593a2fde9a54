import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {byCommand} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';

export default byCommand(
  'If the input ends before a question of functions rm or sites rm is answered, the command ends with code 0, and everything from there on is kept.',
  async (project) => {
    const account = await openAccount({
      functions: {gull: '4.0.100', tern: '4.0.100'},
      buckets: {[BUCKET]: {'sites/dawn/index.html': 'dawn', 'sites/dusk/index.html': 'dusk'}},
    });
    try {
      for (const command of ['functions rm gull tern', 'sites rm dawn dusk']) {
        const {code, output} = await project.remotion(['lambda', ...command.split(' ')], {env: account.variables});
        assert.equal(code, 0, output);
        assert.match(output, /Delete\? \(Y\/n\)/);
      }
      assert.deepEqual(Object.keys(account.functions), ['gull', 'tern']);
      assert.equal(Object.keys(account.buckets[BUCKET] ?? {}).length, 2);
    } finally {
      account.close();
    }
  },
);
