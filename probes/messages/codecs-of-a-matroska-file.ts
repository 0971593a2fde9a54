import assert from 'node:assert/strict';
import {failure, rewritten} from '../lib/failure';
import {media, ffmpeg} from '../lib/media';
import {cluster, element, matroska, picture, sound} from '../lib/matroska';
import {inNode} from '../lib/probe';

const file = (...tracks: Buffer[]) => matroska(element('Tracks', ...tracks), cluster());

export default inNode(
  'A Matroska file is refused if any track has an unread codec, integers of other than 8, 16 and 24 bits, VP9 with a description, AV1 without one, or one of AV1, H.265 or Vorbis with another first byte.',
  async () => {
    assert.equal(await failure(file(picture('V_VP8'))), '');
    for (const codec of ['A_AC3', 'A_DTS', 'A_EAC3', 'A_FLAC']) assert.equal(await failure(file(sound(codec))), `Unknown codec: ${codec}`);
    assert.equal(await failure(file(picture('V_MPEG4/ISO/ASP'))), 'Unknown codec: V_MPEG4/ISO/ASP');
    assert.equal(await failure(file(picture('V_VP8'), sound('A_AC3')), {fields: {dimensions: true}}), 'Unknown codec: A_AC3');

    for (const depth of [8, 16, 24]) assert.equal(await failure(file(sound('A_PCM/INT/LIT', depth))), '');
    for (const depth of [32, 64]) assert.equal(await failure(file(sound('A_PCM/INT/LIT', depth))), 'Unknown audio format');
    assert.equal(await failure(file(sound('A_PCM/INT/LIT'))), 'Expected bit depth');

    const described = (...bytes: number[]) => element('CodecPrivate', [...bytes, ...Array<number>(20).fill(1)]);
    assert.match(await failure(file(picture('V_VP9', described(1)))), /cannot handle the private data for VP9/);
    assert.equal(await failure(file(picture('V_AV1', described(0x82)))), 'Expected av1 private data to be version 1, got 2');
    assert.equal(await failure(file(picture('V_AV1'))), 'Expected private data in AV1 track');
    assert.equal(await failure(file(picture('V_MPEGH/ISO/HEVC', described(2)))), 'Unsupported HVCC version 2');
    assert.equal(await failure(file(sound('A_VORBIS', null, described(3)))), 'Expected vorbis private data version 2');

    const {stdout} = await ffmpeg(['-v', 'error', '-decoders']);
    const known = stdout.split('\n').map((line) => line.trim().split(/\s+/)[1]);
    assert.deepEqual(
      ['ac3', 'flac', 'mpeg4', 'dca', 'eac3', 'truehd'].map((name) => known.includes(name)),
      [true, true, true, false, false, false],
    );
    const deep = matroska(element('Tracks', sound('A_PCM/INT/LIT', 32)), ...Array.from({length: 4}, () => cluster()));
    assert.equal(await failure((await rewritten(deep, '-c:a pcm_s16le', 'mkv')).content), '');
    assert.equal(await failure(await media('plain.mkv')), '');
  },
);
