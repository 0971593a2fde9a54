import assert from 'node:assert/strict';
import {
  getAvailableAudioCodecs,
  getAvailableContainers,
  getAvailableVideoCodecs,
  getDefaultAudioCodec,
  getDefaultVideoCodec,
  type ConvertMediaContainer,
} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

export default inNode(
  'WebM takes VP8, VP9 and Opus, MP4 takes H.264, H.265 and AAC, WAV only wav; the defaults are vp8 and opus, h264 and aac, and wav.',
  () => {
    const about = (container: ConvertMediaContainer) => [
      getAvailableVideoCodecs({container}),
      getAvailableAudioCodecs({container}),
      getDefaultVideoCodec({container}),
      getDefaultAudioCodec({container}),
    ];
    assert.deepEqual(getAvailableContainers(), ['webm', 'mp4', 'wav']);
    assert.deepEqual(about('webm'), [['vp8', 'vp9'], ['opus'], 'vp8', 'opus']);
    assert.deepEqual(about('mp4'), [['h264', 'h265'], ['aac'], 'h264', 'aac']);
    assert.deepEqual(about('wav'), [[], ['wav'], null, 'wav']);
  },
);
