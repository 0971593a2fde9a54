import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Call = {payload: {imageFormat: string; deleteAfter: string | null; offthreadVideoThreads: number | null; maxRetries: number}};
type Implementation = {awsImplementation: {callFunctionStreaming: (call: Call) => Promise<void>}};

export default inNode(
  'The format of lambda still is that of the download, --out-name, the flag, the configuration file or png; contradictions end it with code 1, and neither setDeleteAfter() nor --offthreadvideo-video-threads is sent.',
  async () => {
    const {awsImplementation} = installed<Implementation>('@remotion/lambda-client/dist/aws-provider.js');
    const {callFunctionStreaming} = awsImplementation;
    let sent: Partial<Call['payload']> = {};
    awsImplementation.callFunctionStreaming = ({payload}) => {
      sent = payload;
      return Promise.reject(new Error('That is enough'));
    };
    const account = await openAccount({functions: {'remotion-render-own': VERSION}});
    process.chdir(newFolder());
    const formatOf = async (flags: string) => {
      sent = {};
      const {code, output} = await runLambda(`still harbor-cam Poster ${flags}`);
      assert.equal(code, 1);
      return sent.imageFormat ?? output;
    };
    try {
      assert.equal(await formatOf(''), 'png');
      Config.setStillImageFormat('webp');
      Config.setDeleteAfter('7-days');
      assert.equal(await formatOf('--offthreadvideo-video-threads=4'), 'webp');
      assert.deepEqual([sent.deleteAfter, sent.offthreadVideoThreads], [null, null]);
      assert.equal(await formatOf('--image-format=pdf --delete-after=1-day'), 'pdf');
      assert.equal(sent.deleteAfter, '1-day');
      for (const name of ['out/x.jpg', 'out/x.jpeg', '--out-name=x.jpg', 'out/x.jpeg --out-name=x.jpg', 'out/x.jpg --image-format=jpeg'])
        assert.equal(await formatOf(name), 'jpeg');
      assert.match(
        await formatOf('out/x.jpg --image-format=png'),
        /Image format mismatch: out\/x\.jpg was given as the download name, but --image-format=png was passed\. The image formats must match\./,
      );
      for (const name of ['out/x.jpg', 'out/x.jpeg']) assert.match(await formatOf(`${name} --image-format=jpg`), /Image format mismatch/);
      assert.match(await formatOf('out/x.png --out-name=x.pdf'), /but the extensions don't match\./);
      assert.match((await runLambda('still harbor-cam')).output, /Passing the shorthand serve URL without composition name is currently not supported\./);
    } finally {
      Object.assign(awsImplementation, {callFunctionStreaming});
      Config.setStillImageFormat(undefined as never);
      Config.setDeleteAfter(null);
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
