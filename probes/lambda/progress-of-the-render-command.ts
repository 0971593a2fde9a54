import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {finished, progressOf} from '../lib/lambda-progress';
import {inNode} from '../lib/probe';

export default inNode(
  'lambda render waits half a second between requests, shows share, functions, cost and seconds left in a first line, which -q hides, and ends with 0 when the file is there; verbose adds logs and the slowest ranges.',
  async () => {
    let answers: object[] = [];
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: ({type}) => (type === 'start' ? {type: 'success', bucketName: 'remotionlambda-useast1-quay', renderId: 'p4x7m2k9qe'} : answers.shift()),
    });
    const waiting = installed<{sleep: (milliseconds: number) => Promise<void>}>('@remotion/lambda/dist/shared/sleep.js');
    const {sleep} = waiting;
    const waits: number[] = [];
    const {now} = Date;
    const moment = now();
    Date.now = () => moment;
    waiting.sleep = (milliseconds) => Promise.resolve(void waits.push(milliseconds));
    const render = async (flags = '') => {
      answers = [progressOf(), progressOf({overallProgress: 0.8}), finished()];
      const {code, output} = await runLambda(`render harbor-cam Regatta ${flags}`);
      assert.deepEqual([code, answers.length, waits.splice(0)], [0, 0, [500, 500]], output);
      return output;
    };
    try {
      const output = await render();
      assert.match(output, /^Bucket: remotionlambda-useast1-quay\nFunction: remotion-render-own\nRender ID: .*\nprogress\.json: .*\nCodec: h264 \(default\)\n/);
      assert.match(output, /55% • 6 λ • \$0\.004 • Timeout 68s\n/);
      const end = /\+ S3 {16} ?https:\/\/s3\.us-east-1\.amazonaws\.com\/.*\/out\.mp4 1\.8 MB\n\n6 λ's used, 9\.32sec, Estimated cost \$0\.004\n$/;
      assert.match(output, end);
      assert.ok(!/CloudWatch|54-71/.test(output));
      const quiet = await render('--quiet');
      assert.match(quiet, /^Bucket: /);
      assert.match(quiet, end);
      assert.ok(!quiet.includes('Timeout'), quiet);
      const verbose = await render('--log=verbose');
      assert.match(verbose, /^CloudWatch logs \(if enabled\): https:/m);
      assert.match(verbose, /^Most expensive frame ranges:\n54-71 \(Chunk 3, 4100ms\)$/m);
    } finally {
      Date.now = now;
      waiting.sleep = sleep;
      account.close();
    }
  },
);
