import assert from 'node:assert/strict';
import {
  canCopyAudioTrack,
  getAvailableAudioCodecs,
  getAvailableVideoCodecs,
  getDefaultAudioCodec,
  getDefaultVideoCodec,
  type ConvertMediaContainer,
} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

export default inNode(
  'For a container that cannot be written, the lists of codecs throw "Unsupported container: mkv", and the defaults and canCopyAudioTrack() "Unhandled container: mkv".',
  () => {
    const container = 'mkv' as ConvertMediaContainer;
    for (const list of [getAvailableVideoCodecs, getAvailableAudioCodecs]) assert.throws(() => list({container}), {message: 'Unsupported container: mkv'});
    for (const choose of [getDefaultVideoCodec, getDefaultAudioCodec]) assert.throws(() => choose({container}), {message: 'Unhandled container: mkv'});
    assert.throws(() => canCopyAudioTrack({inputCodec: 'opus', inputContainer: 'webm', outputContainer: container, outputAudioCodec: null}), {
      message: 'Unhandled container: mkv',
    });
  },
);
