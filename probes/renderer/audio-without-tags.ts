import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('An MP3 and a WAV render have no title.', async (stage) => {
  for (const codec of ['mp3', 'wav'] as const) {
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 5}, `tags.${codec}`, {codec, metadata: {title: 'Tides'}});
    assert.equal((await ffprobe(file)).format.tags?.title, undefined, codec);
  }
});
