import assert from 'node:assert/strict';
import {runCloudrun, type Held} from '../lib/google-cloud';
import {byCommand} from '../lib/probe';

const URL = 'https://site.example/index.html';
const HELD: Held = {
  buckets: [{name: 'remotioncloudrun-a1', region: 'us-east1'}],
  services: ['remotion-4-0-332-mem2gi-cpu1-0-t300', 'remotion-4-0-332-mem4gi-cpu2-t300'],
};
const CONFIG = `const {Config} = require('@remotion/cli/config');
Config.setConcurrency(1);
Config.setVideoImageFormat('png');
Config.setAudioCodec('mp3');
Config.setCodec('vp9');
Config.setDelayRenderTimeoutInMilliseconds(9000);
Config.setStillImageFormat('webp');
Config.setOffthreadVideoCacheSizeInBytes(5000);
`;

export default byCommand(
  'render and still send all variables of .env and those of the shell with REMOTION_, private key included. Three settings have no effect on render, and still does not send the size of the video cache.',
  async (project) => {
    project.write({'remotion.config.js': CONFIG, '.env': 'TIDE=low\n'});
    const post = async (args: string[], env: Record<string, string> = {}) => {
      const {notes, output} = await runCloudrun(project, args, HELD, {env});
      const [sent = ''] = notes;
      assert.match(sent, /^post /, output);
      return JSON.parse(sent.slice('post '.length)) as Record<string, unknown>;
    };
    const video = await post(['render', URL, 'Piste', '--frames=30', '--props={"open":14}', '--webhook=https://harbor.example'], {
      REMOTION_SNOW: 'fresh',
      WIND: 'west',
    });
    const {REMOTION_GCP_PRIVATE_KEY, REMOTION_SNOW, TIDE, WIND} = video.envVariables as Record<string, string>;
    assert.deepEqual([REMOTION_GCP_PRIVATE_KEY, REMOTION_SNOW, TIDE, WIND], ['key', 'fresh', 'low', undefined]);
    assert.deepEqual([video.concurrency, video.imageFormat, video.audioCodec], [null, null, null]);
    assert.deepEqual([video.codec, video.delayRenderTimeoutInMilliseconds, video.frameRange], ['vp9', 9000, 30]);
    assert.deepEqual([video.outputBucket, video.serializedInputPropsWithCustomSchema], ['remotioncloudrun-a1', '{"open":14}']);
    assert.deepEqual(video.renderStatusWebhook, {url: 'https://harbor.example', headers: {}, data: null, webhookProgressInterval: null});
    assert.equal(video.offthreadVideoCacheSizeInBytes, 5000);
    const shown = await post(['render', 'snow-report', 'Piste', '--force-bucket-name=films', '--concurrency=50%', '--frames=0-0', '--image-format=tiff']);
    assert.deepEqual([shown.serveUrl, shown.outputBucket], ['https://storage.googleapis.com/remotioncloudrun-a1/sites/snow-report/index.html', 'films']);
    assert.deepEqual([shown.concurrency, shown.frameRange, shown.imageFormat], ['50%', [0, 0], 'tiff']);
    const still = await post(['still', URL, 'AvalancheCard', '--frame=12', '--scale=2']);
    assert.deepEqual([still.imageFormat, still.frame, still.scale, still.offthreadVideoCacheSizeInBytes], ['webp', 12, 2, null]);
    assert.equal((still.envVariables as Record<string, string>).REMOTION_GCP_PRIVATE_KEY, 'key');
  },
);
