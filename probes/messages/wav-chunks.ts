import assert from 'node:assert/strict';
import {chunk, format, silence, tag, wave} from '../lib/chunks';
import {failure, reading, rewritten} from '../lib/failure';
import {slowInNode} from '../lib/probe';

const PLAIN = '-map_metadata -1 -c:a pcm_s16le';
const zeros = (bytes: number) => Buffer.alloc(bytes);
const mended = async (content: Buffer, options: string) => reading((await rewritten(content, options, 'wav')).content);

export default slowInNode(
  'Chunks of a WAV other than format, samples, tags and padding fail, behind the samples after all of them, and so do odd lengths, 18 bytes of format, 8 and 64 bits and floats. FFmpeg mends these, not kinds 2, 6 and 7.',
  async () => {
    const whole = await reading(wave(format(), silence));
    assert.equal(whole.message, '');
    for (const name of ['JUNK', 'FLLR', 'id3 ', 'fact']) assert.equal(await failure(wave(format(), chunk(name, zeros(4)), silence)), '', name);
    assert.equal(await failure(wave(format(), chunk('LIST', tag('Reef')), silence)), '');
    for (const [name, bytes] of [...Object.entries({bext: 602, 'cue ': 4, smpl: 36, PEAK: 16})]) {
      const message = `Unknown WAV box type ${name.trim().toLowerCase()}`;
      assert.deepEqual(await reading(wave(format(), chunk(name, zeros(bytes)), silence)), {message, samples: 0});
      const behind = wave(format(), silence, chunk(name, zeros(bytes)));
      assert.deepEqual(await reading(behind), {message, samples: whole.samples});
      assert.deepEqual(await mended(behind, '-c copy'), whole);
    }
    const odd = wave(format(), chunk('LIST', Buffer.concat([tag('Tides'), zeros(1)]), 17), silence);
    assert.equal(await failure(odd), 'Unknown WAV box type \0dat');
    const long = wave(format(1, 16, [0, 0]), silence);
    assert.equal(await failure(long), 'expected 0 bytes, got 2');
    for (const content of [odd, long]) assert.deepEqual(await mended(content, '-c copy'), whole);
    assert.equal(await failure(wave(format(), chunk('LIST', chunk('INFOINAM', 'Reef', 40)), silence)), 'expected 0 bytes, got -36');

    for (const [kind, bits, plain] of [
      [3, 32, true],
      [3, 64, true],
      [2, 8, false],
      [6, 8, false],
      [7, 8, false],
    ] as const) {
      const content = wave(format(kind, bits), silence);
      assert.equal(await failure(content), `Only supporting WAVE with PCM audio format, but got ${kind}`);
      assert.equal((await mended(content, PLAIN)).samples > 0, plain, `${kind}`);
    }
    for (const bits of [16, 24, 32]) assert.equal(await failure(wave(format(1, bits), silence)), '');
    for (const bits of [8, 64]) {
      assert.equal(await failure(wave(format(1, bits), silence)), `Unsupported bits per sample: ${bits}`);
      assert.ok((await mended(wave(format(1, bits), silence), PLAIN)).samples > 0);
    }
  },
);
