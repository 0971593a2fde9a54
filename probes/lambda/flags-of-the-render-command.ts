import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {byCommand} from '../lib/probe';

const CONFIG = `
import {Config} from '@remotion/cli/config';
Config.setDeleteAfter('3-days');
Config.setScale(2);
Config.setCrf(30);
Config.setMuted(true);
Config.setConcurrency(2);
Config.setAudioCodec('mp3');
Config.setChromiumUserAgent('buoy');
Config.setDelayRenderTimeoutInMilliseconds(9000);
Config.setFrameRange([5, 20]);
`;

export default byCommand(
  'lambda render sends what flags and the configuration file say, where a flag wins, but not setConcurrency() and setAudioCodec(); --frames=0 is ignored, and a single number warns of an image but asks for one frame.',
  async (project) => {
    project.write({'remotion.config.ts': CONFIG, 'tsconfig.json': '{}'});
    let sent: Record<string, unknown> = {};
    const account = await openAccount({
      functions: {'remotion-render-own': VERSION},
      invoke: (payload) => ((sent = payload), {type: 'error', message: 'That is enough', stack: 'Error'}),
    });
    const render = async (...flags: string[]) => {
      sent = {};
      const {code, output} = await project.remotion(['lambda', 'render', 'harbor-cam', 'Regatta', ...flags], {env: account.variables});
      assert.equal(code, 1);
      return output;
    };
    const agree = (expected: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(expected)) assert.deepEqual(sent[name], value, name);
    };
    try {
      const configured = await render();
      assert.ok(!configured.includes('Selected a single frame'), configured);
      agree({deleteAfter: '3-days', scale: 2, crf: 30, muted: true, timeoutInMilliseconds: 9000, frameRange: [5, 20]});
      agree({concurrency: null, framesPerLambda: null});
      assert.equal((sent.chromiumOptions as {userAgent: string}).userAgent, 'buoy');
      assert.ok(sent.audioCodec === null || sent.audioCodec === undefined);

      const flags = '--delete-after=1-day --scale=0.5 --crf=20 --timeout=12000 --user-agent=gull --width=640 --height=360 --every-nth-frame=2';
      const more = '--frames=30 --concurrency=40 --audio-codec=aac --pixel-format=yuv444p --disable-web-security';
      assert.match(await render(...flags.split(' '), ...more.split(' ')), /Selected a single frame\. Assuming you want to output an image\./);
      agree({type: 'start', deleteAfter: '1-day', scale: 0.5, crf: 20, timeoutInMilliseconds: 12_000, forceWidth: 640, forceHeight: 360});
      agree({everyNthFrame: 2, frameRange: 30, concurrency: 40, audioCodec: 'aac', pixelFormat: 'yuv444p'});
      const {userAgent, disableWebSecurity} = sent.chromiumOptions as {userAgent: string; disableWebSecurity: boolean};
      assert.deepEqual([userAgent, disableWebSecurity], ['gull', true]);

      project.write({'remotion.config.ts': ''});
      await render('--frames=0');
      assert.equal(sent.frameRange, null);
      await render('--frames=0-0');
      assert.deepEqual(sent.frameRange, [0, 0]);
    } finally {
      account.close();
    }
  },
);
