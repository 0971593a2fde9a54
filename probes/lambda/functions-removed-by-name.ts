import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

export default inNode(
  'functions rm asks about each name, where Enter means yes and no ends it with code 1, so that later names are kept; () stands for none, and any function can be named if it exists and answers.',
  async () => {
    const account = await openAccount({functions: {ebb: '4.0.298', flood: '4.0.332', slack: '4.0.332', broken: null}});
    const left = () => Object.keys(account.functions);
    try {
      const refused = await runLambda('functions rm ebb flood slack', ['', 'n']);
      assert.match(
        refused.output,
        /Function name: {3}ebb\nMemory: {10}2048MB\nTimeout: {9}120sec\nVersion: {9}4\.0\.298\nDelete\? \(Y\/n\) Deleting\.\.\.\nDeleted!/,
      );
      assert.deepEqual([refused.code, refused.questions, left()], [1, 2, ['flood', 'slack', 'broken']]);

      const none = await runLambda('functions rm ()');
      assert.deepEqual([none.code, none.output], [0, 'No functions to remove.\n']);
      const unnamed = await runLambda('functions rm');
      assert.equal(unnamed.code, 1);
      assert.match(unnamed.output, /^No function name passed\.$/m);

      const broken = await runLambda('functions rm broken', ['y']);
      assert.deepEqual([broken.code, broken.questions], [1, 0]);
      const unknown = await runLambda('functions rm flood ghost', ['y']);
      assert.deepEqual([unknown.code, unknown.questions, left()], [1, 1, ['slack', 'broken']]);
      assert.match(unknown.output, /Function not found: ghost/);

      const forced = await runLambda('functions rm -f slack');
      assert.deepEqual([forced.code, left()], [1, ['slack', 'broken']]);
      assert.match(forced.output, /No function name passed\./);
      const last = await runLambda('functions rm slack -f');
      assert.deepEqual([last.code, last.questions, left()], [0, 0, ['broken']]);
    } finally {
      account.close();
    }
  },
);
