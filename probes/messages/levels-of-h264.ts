import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, patched} from '../lib/failure';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const SPS = Buffer.from([0, 0, 0, 1, 0x67]);

export default slowInNode(
  'In a transport stream, H.264 of the levels 1 to 6.2 is read, level 1b (9) and unknown ones are refused with a hexadecimal number; in an MP4, the level is not looked at.',
  async () => {
    const stream = fs.readFileSync(await media('plain.ts'));
    const ofLevel = (level: number) => {
      const copy = Buffer.from(stream);
      for (let at = copy.indexOf(SPS); at >= 0; at = copy.indexOf(SPS, at + 8)) copy[at + 7] = level;
      return copy;
    };
    for (const level of [10, 11, 12, 13, 20, 21, 22, 30, 31, 32, 40, 41, 42, 50, 51, 52, 60, 61, 62]) assert.equal(await failure(ofLevel(level)), '');
    assert.equal(await failure(ofLevel(9)), 'Unsupported level: 9');
    assert.equal(await failure(ofLevel(63)), 'Unsupported level: 3f');
    assert.equal(await failure(patched(await media('plain.mp4'), ['stsd', 'avcC'], [63], 7)), '');
  },
);
