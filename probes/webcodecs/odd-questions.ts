import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {canCopyVideoTrack, canReencodeAudioTrack, canReencodeVideoTrack, getDefaultAudioCodec} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const GLOBALS = ['AudioDecoder', 'EncodedAudioChunk', 'VideoDecoder', 'VideoEncoder', 'navigator'].filter((name) => !(name in globalThis));

export default inNode(
  'For wav, canReencodeAudioTrack() asks about decoding alone. canReencodeVideoTrack() does not refuse an angle of 45°. canCopyVideoTrack() takes null for any codec, and getDefaultAudioCodec() does not ask the browser.',
  async () => {
    const {tracks} = await parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    const video = tracks.find(({type}) => type === 'video');
    const audio = tracks.find(({type}) => type === 'audio');
    assert.ok(video?.type === 'video' && audio?.type === 'audio');
    const copied = (outputVideoCodec: 'h264' | 'h265' | null) =>
      canCopyVideoTrack({inputContainer: 'mp4', inputTrack: video, rotationToApply: 0, outputContainer: 'mp4', outputVideoCodec, resizeOperation: null});
    assert.deepEqual([copied(null), copied('h264'), copied('h265')], [true, true, false]);
    assert.deepEqual(
      (['mp4', 'webm', 'wav'] as const).map((container) => getDefaultAudioCodec({container})),
      ['aac', 'opus', 'wav'],
    );

    const value = {isConfigSupported: () => ({supported: true}), userAgent: 'Chrome'};
    for (const name of GLOBALS) Object.defineProperty(globalThis, name, {value, configurable: true});
    try {
      // There is a decoder here, and no encoder for audio.
      const can = (audioCodec: 'wav' | 'opus') => canReencodeAudioTrack({track: audio, audioCodec, bitrate: 128_000, sampleRate: null});
      assert.deepEqual([await can('wav'), await can('opus')], [true, false]);
      for (const rotate of [45, 90]) assert.equal(await canReencodeVideoTrack({track: video, videoCodec: 'vp8', resizeOperation: null, rotate}), true);
    } finally {
      for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
    }
  },
);
