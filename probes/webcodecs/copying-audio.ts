import assert from 'node:assert/strict';
import type {MediaParserAudioCodec, MediaParserContainer} from '@remotion/media-parser';
import {canCopyAudioTrack, type ConvertMediaAudioCodec} from '@remotion/webcodecs';
import {inNode} from '../lib/probe';

const CONTAINERS: MediaParserContainer[] = ['mp4', 'webm', 'avi', 'transport-stream', 'mp3', 'aac', 'flac', 'm3u8', 'wav'];

export default inNode(
  'canCopyAudioTrack() allows Opus into WebM from anywhere, AAC into MP4 from MP4, AVI and HLS, nothing into WAV, and no other codec than the one asked for.',
  () => {
    const from = (inputCodec: MediaParserAudioCodec, outputContainer: 'webm' | 'mp4' | 'wav', outputAudioCodec: ConvertMediaAudioCodec | null = null) =>
      CONTAINERS.filter((inputContainer) => canCopyAudioTrack({inputCodec, inputContainer, outputContainer, outputAudioCodec}));
    assert.deepEqual(from('opus', 'webm'), CONTAINERS);
    assert.deepEqual(from('aac', 'mp4'), ['mp4', 'avi', 'm3u8']);
    assert.deepEqual(from('opus', 'mp4'), []);
    for (const codec of ['opus', 'aac', 'pcm-s16', 'mp3', 'flac', 'vorbis'] as const) assert.deepEqual(from(codec, 'wav'), []);
    for (const codec of ['aac', 'vorbis', 'mp3'] as const) assert.deepEqual(from(codec, 'webm'), []);
    assert.deepEqual(from('opus', 'webm', 'opus'), CONTAINERS);
    assert.deepEqual(from('aac', 'mp4', 'opus'), []);
    assert.throws(() => from('aac', 'mp4', 'mp3' as 'aac'), {message: 'Unsupported output codec: mp3'});
  },
);
