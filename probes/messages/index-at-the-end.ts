import assert from 'node:assert/strict';
import fs from 'node:fs';
import {failure, patched, rewritten} from '../lib/failure';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'An MP4 whose samples come first says No moov box found if something else than the index follows; if it is cut off, the message is a RangeError or names a list.',
  async () => {
    const file = await media('long.mp4');
    const whole = fs.readFileSync(file);
    assert.ok(whole.indexOf('mdat') < whole.indexOf('moov'));
    assert.equal(await failure(patched(whole, ['moov'], 'free')), 'No moov box found');
    for (const share of [0.5, 0.9]) assert.equal(await failure(whole.subarray(0, whole.length * share)), 'Offset is outside the bounds of the DataView');
    assert.equal(await failure(whole.subarray(0, whole.length * 0.97)), 'Expected stco box in trak box');
    const {content} = await rewritten(whole, '-c copy -movflags +faststart', 'mp4');
    assert.ok(content.indexOf('moov') < content.indexOf('mdat'));
    assert.equal(await failure(content), '');
  },
);
