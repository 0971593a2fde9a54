import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {progressOf} from '../lib/lambda-progress';
import {inNode} from '../lib/probe';

const problem = (message: string, explanation: string | null = null) => ({
  message,
  explanation,
  name: 'Error',
  stack: `Error: ${message}\n    at Boat`,
  frame: 7,
  chunk: 1,
});

export default inNode(
  'If the render fails, lambda render prints each different error with its explanation and the cost up to then, and ends with code 1; if AWS refuses a request, it ends with code 1, too.',
  async () => {
    const errors = [problem('The mast broke', 'Take a stronger mast.'), problem('The mast broke', 'Take a stronger mast.'), problem('The keel is gone')];
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: ({type}) =>
        type === 'start'
          ? {type: 'success', bucketName: 'remotionlambda-useast1-quay', renderId: 'p4x7m2k9qe'}
          : progressOf({fatalErrorEncountered: true, errors, costs: {displayCost: '$0.002'}}),
    });
    const waiting = installed<{sleep: () => Promise<void>}>('@remotion/lambda/dist/shared/sleep.js');
    const {sleep} = waiting;
    waiting.sleep = () => Promise.resolve();
    try {
      const {code, output} = await runLambda('render harbor-cam Regatta');
      assert.equal(code, 1);
      assert.match(output, /\nAccrued costs until error was thrown: \$0\.002\.\n/);
      for (const text of ['Take a stronger mast.', 'The mast broke', 'The keel is gone']) assert.equal(output.split(text).length, 2, text);
      account.refuse = (request) => (request.endsWith('invocations') ? 'TooManyRequestsException' : undefined);
      account.functions = {};
      const refused = await runLambda('render harbor-cam Regatta --function-name=remotion-render-own');
      assert.equal(refused.code, 1);
      assert.match(refused.output, /TooManyRequestsException/);
    } finally {
      waiting.sleep = sleep;
      account.close();
    }
  },
);
