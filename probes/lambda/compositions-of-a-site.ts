import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const size = {width: 1920, height: 1080, fps: 30};
const COMPOSITIONS = [
  {id: 'Regatta', ...size, durationInFrames: 600},
  {id: 'RacePoster', width: 1080, height: 1350, fps: 30, durationInFrames: 1},
];

export default inNode(
  'lambda compositions prints id, frame rate, size and duration, a composition of one frame as a still; -q prints only ids, warn nothing, and without compositions it ends with "Array of 0 length", or with -q an empty line.',
  async () => {
    let compositions: object[] = COMPOSITIONS;
    const sent: Record<string, unknown>[] = [];
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: (payload) => (sent.push(payload), {type: 'success', compositions}),
    });
    process.chdir(newFolder());
    const list = (flags = '') => runLambda(`compositions harbor-cam ${flags}`);
    try {
      const {code, output} = await list('--force-bucket-name=films-of-acme');
      assert.equal(code, 0);
      const rows = ['Regatta       30      1920x1080      600 (20.00 sec)', 'RacePoster            1080x1350      Still'];
      assert.equal(output, `\nThe following compositions are available:\n\n${rows.join('\n')}\n`);
      const {serveUrl, bucketName, timeoutInMilliseconds, chromiumOptions} = sent[0] ?? {};
      assert.deepEqual([serveUrl, bucketName, timeoutInMilliseconds], ['harbor-cam', 'films-of-acme', 30_000]);
      assert.equal((chromiumOptions as {enableMultiProcessOnLinux: boolean}).enableMultiProcessOnLinux, true);
      assert.deepEqual(await list('-q'), {code: 0, output: 'Regatta RacePoster\n', questions: 0});
      assert.equal((await list('--log=warn')).output, '');

      compositions = [];
      const none = await list();
      assert.equal(none.code, 1);
      assert.match(none.output, /Error: Array of 0 length/);
      assert.deepEqual(await list('-q'), {code: 0, output: '\n', questions: 0});
      account.invoke = () => ({type: 'error', message: 'The tide table is empty', stack: 'Error: The tide table is empty'});
      assert.equal((await list()).code, 1);
      account.functions = {};
      assert.equal((await list()).code, 1);
      const nowhere = await runLambda('compositions');
      assert.equal(nowhere.code, 1);
      assert.match(nowhere.output, /^No serve URL passed\.\n/);
    } finally {
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
