import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {canReencodeAudioTrack, canReencodeVideoTrack} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'Without WebCodecs, nothing can be encoded again but 16-bit and 24-bit PCM to wav; a refused sample rate is tried as 48,000, 22,050 as 44,100, and 44,100 as nothing else.',
  async () => {
    const {tracks} = await parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    const video = tracks.find(({type}) => type === 'video');
    const audio = tracks.find(({type}) => type === 'audio');
    assert.ok(video?.type === 'video' && audio?.type === 'audio');
    type Options = Parameters<typeof canReencodeAudioTrack>[0];
    const can = (codec: string, options: Partial<Options>) =>
      canReencodeAudioTrack({audioCodec: 'opus', bitrate: 128_000, sampleRate: null, ...options, track: {...audio, codec}});

    assert.equal(await canReencodeVideoTrack({track: video, videoCodec: 'vp8', resizeOperation: null, rotate: null}), false);
    assert.deepEqual([await can('pcm-s16', {audioCodec: 'wav'}), await can('pcm-s24', {audioCodec: 'wav'})], [true, true]);
    assert.deepEqual([await can('mp4a.40.2', {audioCodec: 'wav'}), await can('pcm-s16', {audioCodec: 'opus'})], [false, false]);
    await assert.rejects(can('pcm-s16', {audioCodec: 'mp3' as 'aac'}), {message: 'Unsupported audio codec: mp3'});

    const asked: number[] = [];
    const encoder = {
      isConfigSupported(config: {sampleRate: number}) {
        asked.push(config.sampleRate);
        return {supported: false};
      },
    };
    Object.defineProperty(globalThis, 'AudioEncoder', {value: encoder, configurable: true});
    try {
      for (const sampleRate of [16_000, 22_050, 44_100, 48_000]) assert.equal(await can('pcm-s16', {sampleRate}), false);
    } finally {
      Reflect.deleteProperty(globalThis, 'AudioEncoder');
    }
    assert.deepEqual(asked, [16_000, 48_000, 22_050, 44_100, 44_100, 48_000]);
  },
);
