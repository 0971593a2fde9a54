import assert from 'node:assert/strict';
import {ffprobe} from '../lib/media';
import {inBrowser} from '../lib/probe';

export default inBrowser('A silent composition gets an audio track, and none with muted, even if enforceAudioTrack is set.', async (stage) => {
  const tracks = async (options: object) => {
    const {file} = await stage.film({scene: 'FrameAsRed', durationInFrames: 3}, `${Object.keys(options).join()}.mp4`, {codec: 'h264', ...options});
    return (await ffprobe(file)).streams.filter(({codec_type}) => codec_type === 'audio').length;
  };
  assert.deepEqual([await tracks({}), await tracks({muted: true}), await tracks({muted: true, enforceAudioTrack: true})], [1, 0, 0]);
});
