import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, reading, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

/** Changes the header of each frame that begins at or after a place. */
function changed(aac: Buffer, change: (frame: Buffer) => void, from = 0): Buffer {
  const copy = Buffer.from(aac);
  for (let at = 0; at < copy.length - 7;) {
    const length = ((copy[at + 3]! & 3) << 11) | (copy[at + 4]! << 3) | (copy[at + 5]! >> 5);
    if (at >= from) change(copy.subarray(at, at + 7));
    at += length;
  }
  return copy;
}

const rate = (index: number) => (frame: Buffer) => void (frame[2] = (frame[2]! & 0xc3) | (index << 2));

export default slowInNode(
  'A raw AAC file fails behind its frames if something is appended, and for AAC Main, MPEG-2, another layer, rates without a number and 0 channels; with a tag in front it is taken for an MP3.',
  async () => {
    const aac = fs.readFileSync(await media('tone.aac'));
    const whole = await reading(aac);
    const tagged = Buffer.concat([aac, Buffer.from('TAG'.padEnd(128))]);
    assert.deepEqual(await reading(tagged), {message: 'Invalid syncword: 1348', samples: whole.samples});
    assert.deepEqual(await reading((await rewritten(tagged, '-c copy', 'aac')).content), whole);
    const torn = Buffer.concat([aac.subarray(0, 500), aac.subarray(520)]);
    assert.match(await failure(torn), /^Invalid syncword: /);
    assert.equal(await failure((await rewritten(torn, '-c copy', 'aac')).content), '');

    const main = changed(aac, (frame) => void (frame[2]! &= 0x3f));
    assert.equal(await failure(main), 'Unexpected audio object type 0');
    assert.equal(await failure((await rewritten(main, '-c:a aac', 'aac')).content), '');
    const mpeg2 = (from: number) => changed(aac, (frame) => void (frame[1]! |= 8), from);
    assert.equal(await failure(mpeg2(0)), 'Unknown file format');
    assert.equal(await failure(mpeg2(500)), 'Only supporting MPEG-4 for .aac');
    assert.equal(await failure((await rewritten(mpeg2(0), '-c:a aac', 'aac')).content), '');
    assert.equal(await failure(changed(aac, (frame) => void (frame[1]! |= 2), 500)), 'Only supporting layer 0 for .aac');

    for (let index = 0; index < 13; index++) assert.equal(await failure(changed(aac, rate(index))), '', `${index}`);
    for (const index of [13, 14, 15]) {
      const odd = changed(aac, rate(index));
      assert.equal(await failure(odd), `Unexpected sampling frequency index ${index}`);
      assert.equal((await reading((await rewritten(odd, '-c:a aac', 'aac')).content)).samples, 0);
    }
    const open = changed(aac, (frame) => {
      frame[2]! &= 0xfe;
      frame[3]! &= 0x3f;
    });
    assert.equal(await failure(open), 'Invalid channel configuration 0');

    const mp3 = fs.readFileSync(await media('tone.mp3'));
    const fronted = Buffer.concat([mp3.subarray(0, mp3.indexOf(Buffer.from([0xff, 0xfb]))), aac]);
    assert.equal(await failure(fronted), 'Expected Layer I, II or III');
    assert.deepEqual(await reading((await rewritten(fronted, '-c copy', 'mp3', 'aac')).content), whole);
  },
);
