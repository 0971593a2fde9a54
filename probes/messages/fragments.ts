import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, patched, reading, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'A fragment without header or duration is refused; a segment alone is no known file, and is read behind its initialization; a file cut off in the samples of a fragment gives no message, in its index a RangeError.',
  async () => {
    const file = await media('fragmented.mp4');
    const whole = fs.readFileSync(file);
    assert.deepEqual(await reading(whole), {message: '', samples: 463});
    assert.equal(await failure(patched(whole, ['tfhd'], 'free')), 'Expected tfhd-box');
    assert.equal(await failure(patched(whole, ['tfhd'], [0, 0, 0, 0], 20)), 'Expected duration');
    assert.equal(await failure(patched(whole, ['trun'], [9], 4)), 'Unsupported TRUN version 9');
    const {content} = await rewritten(whole, '-c copy -movflags +faststart', 'mp4');
    assert.equal(content.includes('moof'), false);
    assert.deepEqual(await reading(content), {message: '', samples: 463});

    const first = whole.indexOf('moof') - 4;
    const second = whole.indexOf('moof', first + 8) - 4;
    assert.equal(await failure(whole.subarray(first, second)), 'Unknown file format');
    const joined = await reading(Buffer.concat([whole.subarray(0, first), whole.subarray(first, second)]));
    assert.equal(joined.message, '');
    assert.ok(joined.samples > 50 && joined.samples < 100, `${joined.samples}`);
    assert.equal(await failure(whole.subarray(0, second - 300)), '');
    assert.equal(await failure(whole.subarray(0, second + 100)), 'Offset is outside the bounds of the DataView');
  },
);
