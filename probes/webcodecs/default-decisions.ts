import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {defaultOnAudioTrackHandler, defaultOnVideoTrackHandler} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

/** What a browser has: encoders and decoders, and its name. */
const GLOBALS = ['AudioDecoder', 'EncodedAudioChunk', 'AudioEncoder', 'VideoDecoder', 'VideoEncoder', 'navigator'].filter((name) => !(name in globalThis));

export default inNode(
  'The default handlers copy if possible, drop without a codec, encode if the browser can (audio at 128,000 bits per second, video less its own rotation), and fail otherwise.',
  async () => {
    const {tracks} = await parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    const video = tracks.find(({type}) => type === 'video');
    const audio = tracks.find(({type}) => type === 'audio');
    assert.ok(video?.type === 'video' && audio?.type === 'audio');
    const common = {logLevel: 'error', outputContainer: 'webm', inputContainer: 'mp4', canCopyTrack: false} as const;
    const resizeOperation = {mode: 'width', width: 80} as const;
    const ofVideo = (changes: object = {}) =>
      defaultOnVideoTrackHandler({...common, track: {...video, rotation: 90}, defaultVideoCodec: 'vp8', rotate: 180, resizeOperation, ...changes});
    const ofAudio = (changes: object = {}) => defaultOnAudioTrackHandler({...common, track: audio, defaultAudioCodec: 'opus', ...changes});

    for (const decide of [ofVideo, ofAudio]) {
      assert.deepEqual(await decide({canCopyTrack: true, defaultVideoCodec: null, defaultAudioCodec: null}), {type: 'copy'});
      assert.deepEqual(await decide({defaultVideoCodec: null, defaultAudioCodec: null}), {type: 'drop'});
      // There is no WebCodecs in Node.
      assert.deepEqual(await decide(), {type: 'fail'});
    }
    const value = {isConfigSupported: () => ({supported: true}), userAgent: 'Chrome'};
    for (const name of GLOBALS) Object.defineProperty(globalThis, name, {value, configurable: true});
    try {
      assert.deepEqual(await ofVideo(), {type: 'reencode', videoCodec: 'vp8', rotate: 90, resize: resizeOperation});
      assert.deepEqual(await ofAudio(), {type: 'reencode', audioCodec: 'opus', bitrate: 128_000, sampleRate: null});
    } finally {
      for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
    }
  },
);
