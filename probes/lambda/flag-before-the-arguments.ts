import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('In front of the arguments of lambda render, --prefer-lossless takes the site as its value; behind them, it takes none.', async () => {
  const sent: Record<string, unknown>[] = [];
  const account = await openAccount({
    functions: {'remotion-render-own': VERSION},
    invoke: (payload) => {
      sent.push(payload);
      return {type: 'error', message: 'That is enough', stack: 'Error'};
    },
  });
  process.chdir(newFolder());
  try {
    await runLambda('render harbor-cam Regatta --prefer-lossless');
    assert.deepEqual([sent[0]?.composition, sent[0]?.preferLossless], ['Regatta', true]);
    assert.match(String(sent[0]?.serveUrl), /harbor-cam/);
    const {output} = await runLambda('render --prefer-lossless harbor-cam Regatta');
    assert.match(output, /Passing the shorthand serve URL without composition name is currently not supported\./);
    assert.equal(sent.length, 1);
  } finally {
    process.chdir(`${__dirname}/../..`);
    account.close();
  }
});
