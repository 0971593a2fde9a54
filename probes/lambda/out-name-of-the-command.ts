import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  '--out-name of lambda render is sent as text, without a bucket of its own; --force-bucket-name is the bucket of the whole render.',
  async () => {
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
      await runLambda('render harbor-cam Regatta --out-name=regatta.mp4');
      await runLambda('render harbor-cam Regatta --out-name=regatta.mp4 --force-bucket-name=remotionlambda-films');
      assert.deepEqual(
        sent.map(({outName, bucketName}) => [outName, bucketName]),
        [
          ['regatta.mp4', null],
          ['regatta.mp4', 'remotionlambda-films'],
        ],
      );
    } finally {
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
