import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'The codec of lambda render is that of the flag, the download, --out-name, the configuration file or h264; extensions that contradict each other or the flag, and mkv and ts, end the command with code 1.',
  async () => {
    let sent: {codec?: string; imageFormat?: string} = {};
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: (payload) => ((sent = payload), {type: 'error', message: 'That is enough', stack: 'Error'}),
    });
    process.chdir(newFolder());
    const codecOf = async (flags: string) => {
      sent = {};
      const {code, output} = await runLambda(`render harbor-cam Regatta ${flags}`);
      assert.equal(code, 1);
      return sent.codec ?? output;
    };
    try {
      assert.equal(await codecOf(''), 'h264');
      Config.setCodec('vp9');
      assert.equal(await codecOf(''), 'vp9');
      assert.equal(await codecOf('--out-name=regatta.webm'), 'vp9');
      assert.equal(await codecOf('--out-name=regatta.mp4'), 'h264');
      assert.equal(await codecOf('out/regatta.webm'), 'vp8');
      assert.equal(await codecOf('out/regatta.gif --out-name=other.gif'), 'gif');
      assert.equal(await codecOf('out/regatta.mp4 --codec=h265'), 'h265');
      assert.equal(await codecOf('out/regatta.mp3'), 'mp3');
      assert.equal(sent.imageFormat, 'none');
      assert.match(
        await codecOf('out/regatta.mp4 --out-name=regatta.webm'),
        /The download name is out\/regatta\.mp4 but the output name is regatta\.webm\. The file extensions must match/,
      );
      assert.match(
        await codecOf('out/x.webm --codec=h264'),
        /The download name is out\/x\.webm but --codec=h264 was passed\. The download name implies a codec of vp8 or vp9 which does not align with the --codec flag\./,
      );
      assert.match(await codecOf('out/x.mkv'), /'h264-mkv' is not a valid codec for Lambda\./);
      assert.match(await codecOf('out/x.ts'), /'h264-ts' is not a valid codec for Lambda\./);
    } finally {
      Config.setCodec(undefined);
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
