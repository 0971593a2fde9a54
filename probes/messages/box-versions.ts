import assert from 'node:assert/strict';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';

const CASES: Record<string, string> = {
  stsd: 'Unsupported STSD version 9',
  stts: 'Unsupported STTS version 9',
  stss: 'Unsupported STSS version 9',
  ctts: 'Unsupported CTTS version 9',
  hdlr: 'Unsupported hdlr version: 9',
  stco: 'Unsupported STSD version 9',
  stsc: 'Unsupported STSD version 9',
  stsz: 'Unsupported STSD version 9',
};

export default slowInNode(
  'A box of an unknown version is refused, those of stco, stsc and stsz with the words for stsd; copying the streams mends each of them, and a list of formats with a wrong count. A second format in a track is refused.',
  async () => {
    const file = await media('plain.mp4');
    const whole = {message: '', samples: 309};
    for (const [box, message] of Object.entries(CASES)) {
      const other = patched(file, [box], [9], 4);
      assert.equal(await failure(other), message, box);
      assert.deepEqual(await reading((await rewritten(other, '-c copy', 'mp4')).content), whole, box);
    }
    assert.equal(await failure(patched(file, ['stsd', 'mp4a'], [0, 5], 12)), 'Unsupported version 5');

    const counted = patched(file, ['stsd'], [0, 0, 0, 2], 8);
    assert.equal(await failure(counted), 'Expected 2 sample descriptions, got 1');
    assert.deepEqual(await reading((await rewritten(counted, '-c copy', 'mp4')).content), whole);
    assert.equal(await failure(patched(file, ['stsc'], [0, 0, 0, 2], 20)), 'Expected sampleDescriptionIndex to be 1, but got 2');
  },
);
