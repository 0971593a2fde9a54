import assert from 'node:assert/strict';
import {FILM, scan, seek, TONE} from '../lib/hinted-seeks';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'In files of 60 s, seek(45.5) leads to 44.00 s of a Matroska file with a keyframe every 2 s, in 3 reads, and 2 with hints of all; to 45.40 of an MP3, and with hints to 45.48, in 2 reads. JSON: 6 and 214 kB.',
  async () => {
    const rows = [
      [await made('minute.mkv', `${FILM} -f matroska`), '44.00 s, 3', '44.00 s, 2', 6, '0.6'],
      [await made('minute.mp3', `${TONE} -c:a libmp3lame -b:a 128k`), '45.40 s, 2', '45.48 s, 2', 214, '1.0'],
    ] as const;
    for (const [src, without, withHints, json, size] of rows) {
      const {hints, ...sizes} = await scan(src);
      assert.deepEqual(sizes, {json, size}, src);
      assert.deepEqual(structuredClone(hints), hints);
      assert.deepEqual([await seek(src, 45.5, null), await seek(src, 45.5, hints)], [without, withHints], src);
    }
  },
);
