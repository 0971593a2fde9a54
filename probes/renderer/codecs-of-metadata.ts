import assert from 'node:assert/strict';
import {getVideoMetadata} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'getVideoMetadata() says that all codecs but ProRes play in <video>, names the audio codec and its extension, null for both without audio, and bt601 where no color matrix is named.',
  async () => {
    const about = async (file: string) => {
      const {codec, canPlayInVideoTag, audioCodec, audioFileExtension, colorSpace} = await getVideoMetadata(file, {logLevel: 'error'});
      return [codec, canPlayInVideoTag, audioCodec, audioFileExtension, colorSpace];
    };
    assert.deepEqual(await about(await media('plain.mp4')), ['h264', true, 'aac', 'aac', 'bt601']);
    assert.deepEqual(await about(await media('plain.avi')), ['h264', true, 'mp3', 'mp3', 'bt601']);
    assert.deepEqual(await about(await media('plain.webm')), ['vp8', true, 'opus', 'opus', 'bt601']);
    assert.deepEqual(await about(await media('hevc.mp4')), ['h265', true, null, null, 'bt601']);
    const edited = await made('edited.mov', `-i ${await media('plain.mp4')} -t 1 -c:v prores_ks -c:a pcm_s16le`);
    assert.deepEqual((await about(edited)).slice(0, 4), ['prores', false, 'pcm-s16le', 'wav']);
    const tagged = await made('tagged.mp4', `-i ${await media('silent.mp4')} -c:v libx264 -colorspace bt709`);
    assert.deepEqual(await about(tagged), ['h264', true, null, null, 'bt709']);
  },
);
