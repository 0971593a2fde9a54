import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {codec: string; setting: null; preferLossless: boolean; separateAudioTo: null};
const {resolveAudioCodec} = installed<{resolveAudioCodec: (options: Options) => string | null}>('@remotion/renderer/dist/options/audio-codec.js');

const DEFAULTS = {
  ...{h264: 'aac', 'h264-mkv': 'pcm-16', 'h264-ts': 'aac', h265: 'aac', vp8: 'opus', vp9: 'opus', prores: 'pcm-16'},
  ...{gif: null, mp3: 'mp3', aac: 'aac', wav: 'pcm-16'},
};

export default inNode(
  'By default, the audio is AAC with h264, h264-ts, h265 and aac, Opus with VP8 and VP9, MP3 with mp3, 16-bit PCM with h264-mkv, ProRes and wav; preferLossless makes it PCM.',
  () => {
    for (const [codec, audioCodec] of Object.entries(DEFAULTS)) {
      const resolve = (preferLossless: boolean) => resolveAudioCodec({codec, setting: null, preferLossless, separateAudioTo: null});
      assert.equal(resolve(false), audioCodec, codec);
      assert.equal(resolve(true), audioCodec === null ? null : 'pcm-16', codec);
    }
  },
);
