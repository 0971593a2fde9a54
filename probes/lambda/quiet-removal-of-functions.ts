import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

export default inNode(
  'functions rm and rmall show details at every log level; -q hides them but not the question, and together with --yes or -y nothing is printed.',
  async () => {
    const names = ['remotion-render-gull', 'remotion-render-tern'];
    const account = await openAccount();
    try {
      for (const command of [`rm ${names.join(' ')}`, 'rmall']) {
        const run = async (flags: string, answers: string[]) => {
          account.functions = Object.fromEntries(names.map((name) => [name, '4.0.332']));
          const {code, output, questions} = await runLambda(`functions ${command} ${flags}`, answers);
          assert.equal(code, 0);
          return {output, questions, left: Object.keys(account.functions)};
        };
        const loud = await run('--log=error', ['y', 'y']);
        for (const name of names) assert.ok(loud.output.includes(`Function name:   ${name}`), name);
        assert.deepEqual([loud.questions, loud.left], [2, []]);
        assert.deepEqual(await run('-q', ['y', 'y']), {output: 'Delete? (Y/n) Delete? (Y/n) ', questions: 2, left: []});
        for (const flags of ['-q -y', '--quiet --yes', '-q --force']) assert.deepEqual(await run(flags, []), {output: '', questions: 0, left: []});
      }
    } finally {
      account.close();
    }
  },
);
