import assert from 'node:assert/strict';
import {getVideoMetadata} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'supportsSeeking is false for ProRes, and for H.264 of 5 seconds or longer, unless the index is at the beginning of an MP4, or of a MOV without AAC.',
  async () => {
    const long = await media('long.mp4');
    const seeking = async (file: string) => (await getVideoMetadata(file, {logLevel: 'error'})).supportsSeeking;
    const copied = async (name: string, options: string) => seeking(await made(name, `-i ${long} -c:v copy -c:a copy ${options}`));
    assert.equal(await seeking(long), false);
    assert.equal(await copied('short.mp4', '-t 4'), true);
    assert.equal(await seeking(await media('plain.mkv')), true);
    assert.equal(await copied('long.mkv', '-f matroska'), false);
    assert.equal(await copied('fast.mp4', '-movflags +faststart'), true);
    assert.equal(await copied('fast-aac.mov', '-movflags +faststart'), false);
    assert.equal(await copied('fast-pcm.mov', '-movflags +faststart -c:a pcm_s16le'), true);
    assert.equal(await copied('fast-silent.mov', '-movflags +faststart -an'), true);
    assert.equal(await copied('slow-silent.mov', '-an'), false);
    assert.equal(await seeking(await made('prores.mov', `-i ${long} -t 1 -c:v prores_ks`)), false);
  },
);
