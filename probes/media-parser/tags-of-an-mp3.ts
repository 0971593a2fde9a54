import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {onePixelPng} from '../lib/one-pixel';
import {inNode} from '../lib/probe';

const bytes = (value: number, count: number) => Array.from({length: count}, (_, index) => (value >> (8 * (count - 1 - index))) & 255);
/** A length in seven bits per byte, as the header of a tag has it. */
const sync = (value: number) => [21, 14, 7, 0].map((shift) => (value >> shift) & 127);

/** A tag of version 2.2 or 2.3 in front of the sound. */
function tagged(sound: Buffer, version: 2 | 3, frames: [name: string, content: Buffer][]): Buffer {
  const body = Buffer.concat(
    frames.flatMap(([name, content]) => [
      Buffer.from(name),
      Buffer.from(version === 2 ? bytes(content.length, 3) : [...bytes(content.length, 4), 0, 0]),
      content,
    ]),
  );
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0, ...sync(body.length)]), body, sound]);
}

const text = (value: string) => Buffer.concat([Buffer.from([0]), Buffer.from(value, 'latin1')]);

export default inNode(
  'Tags of an MP3 have the four letters of ID3 2.3, such as TIT2, TPE1 and TALB, or the three of 2.2, TT2, TP1 and TAL; an image in such a tag has data, mimeType and description.',
  async () => {
    const sound = fs.readFileSync(await media('tone.mp3'));
    const start = sound.subarray(0, 3).toString() === 'ID3' ? 10 + sound.subarray(6, 10).reduce((sum, each) => sum * 128 + each, 0) : 0;
    const read = (file: Buffer) =>
      parseMedia({src: new File([new Uint8Array(file)], 'a.mp3'), fields: {metadata: true, images: true}, acknowledgeRemotionLicense: true});
    const entries = ({metadata}: Awaited<ReturnType<typeof read>>) => metadata.map(({key, value}) => `${key}: ${value}`);
    const picture = Buffer.concat([Buffer.from([0]), Buffer.from('image/png\0'), Buffer.from([3]), Buffer.from('Boat\0'), onePixelPng]);
    const three = await read(
      tagged(sound.subarray(start), 3, [
        ['TIT2', text('Ferry')],
        ['TPE1', text('Harbor')],
        ['TALB', text('Dusk')],
        ['APIC', picture],
      ]),
    );
    assert.deepEqual(entries(three), ['TIT2: Ferry', 'TPE1: Harbor', 'TALB: Dusk']);
    assert.equal(three.images.length, 1);
    const [{data, mimeType, description} = {data: new Uint8Array(), mimeType: '', description: ''}] = three.images;
    assert.deepEqual([Buffer.from(data).equals(onePixelPng), mimeType, description], [true, 'image/png', 'Boat']);
    const two = await read(
      tagged(sound.subarray(start), 2, [
        ['TT2', text('Ferry')],
        ['TP1', text('Harbor')],
        ['TAL', text('Dusk')],
      ]),
    );
    assert.deepEqual(entries(two), ['TT2: Ferry', 'TP1: Harbor', 'TAL: Dusk']);
  },
);
