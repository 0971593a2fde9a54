import assert from 'node:assert/strict';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

/** The message without a box, whether the duration is known all the same, and how many samples FFmpeg rescues of 309. */
const CASES: [string, string, boolean, number][] = [
  ['stsz', 'Expected stsz box in trak box', true, 189],
  ['stco', 'Expected stco box in trak box', true, 189],
  ['stsc', 'Expected stsc box in trak box', true, 189],
  ['stts', 'Expected stts box in trak box', true, 189],
  ['mdhd', 'Expected timescale and duration in trak box', false, 250],
  ['tkhd', 'Expected tkhd box in trak box', false, 309],
  ['mvhd', 'Movie timescale is not set', false, 0],
];

export default slowInNode(
  'Without a list of samples, FFmpeg says missing mandatory atoms and loses the track; it replaces the header of a track, not that of the film; the duration is answered without the lists, not without the headers.',
  async () => {
    const file = await media('plain.mp4');
    assert.equal((await reading(file)).samples, 309);
    for (const [box, message, answered, rescued] of CASES) {
      const damaged = patched(file, [box], 'free');
      assert.equal(await failure(damaged), message);
      assert.equal(await failure(damaged, {fields: {durationInSeconds: true}}), answered ? '' : message);
      const {content, stderr} = await rewritten(damaged, '-c copy', 'mp4');
      assert.equal(stderr.includes('missing mandatory atoms'), answered, box);
      assert.deepEqual(await reading(content), {message: '', samples: rescued}, box);
    }
  },
);
