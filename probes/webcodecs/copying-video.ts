import assert from 'node:assert/strict';
import {parseMedia, type MediaParserVideoCodec} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {canCopyVideoTrack} from '@remotion/webcodecs';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'canCopyVideoTrack() allows VP8 and VP9 into WebM, H.264 and H.265 into MP4 from MP4, AVI or HLS, nothing into WAV, and no size that changes, with H.264 not even an odd one.',
  async () => {
    const {tracks} = await parseMedia({src: await media('plain.mp4'), reader: nodeReader, fields: {tracks: true}, acknowledgeRemotionLicense: true});
    const track = tracks.find(({type}) => type === 'video');
    assert.ok(track?.type === 'video');
    type Options = Parameters<typeof canCopyVideoTrack>[0];
    const copies = (codecEnum: MediaParserVideoCodec, options: Partial<Options> & Pick<Options, 'outputContainer'>, changes: Partial<typeof track> = {}) =>
      canCopyVideoTrack({
        ...{inputContainer: 'mp4', outputVideoCodec: null, rotationToApply: 0, resizeOperation: null},
        ...{inputTrack: {...track, width: 160, height: 90, codecEnum, ...changes}, ...options},
      });
    for (const inputContainer of ['mp4', 'webm', 'avi', 'transport-stream'] as const)
      assert.deepEqual([copies('vp8', {inputContainer, outputContainer: 'webm'}), copies('vp9', {inputContainer, outputContainer: 'webm'})], [true, true]);
    for (const codec of ['h264', 'h265'] as const) {
      const from = (inputContainer: Options['inputContainer'], changes = {}) => copies(codec, {inputContainer, outputContainer: 'mp4'}, changes);
      assert.deepEqual([from('mp4'), from('avi'), from('m3u8', {m3uStreamFormat: 'mp4'})], [true, true, true]);
      assert.deepEqual([from('transport-stream'), from('webm'), from('m3u8', {m3uStreamFormat: 'ts'})], [false, false, false]);
      assert.deepEqual([copies(codec, {outputContainer: 'webm'}), copies(codec, {outputContainer: 'wav'})], [false, false]);
    }
    assert.equal(copies('h264', {outputContainer: 'mp4', outputVideoCodec: 'h265'}), false);
    assert.equal(copies('h264', {outputContainer: 'mp4', rotationToApply: 360}), true);
    assert.equal(copies('h264', {outputContainer: 'mp4', resizeOperation: {mode: 'max-width', maxWidth: 640}}), true);
    assert.equal(copies('h264', {outputContainer: 'mp4', resizeOperation: {mode: 'width', width: 80}}), false);
    assert.deepEqual([copies('h264', {outputContainer: 'mp4'}, {height: 91}), copies('h265', {outputContainer: 'mp4'}, {height: 91})], [false, true]);
    assert.throws(() => copies('h264', {outputContainer: 'mkv' as 'mp4'}), {message: 'Unhandled codec: mkv'});
  },
);
