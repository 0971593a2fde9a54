import assert from 'node:assert/strict';
import {serializeSrt} from '@remotion/captions';
import {caption} from '../lib/captions';
import {inNode} from '../lib/probe';

export default inNode(
  'serializeSrt() throws without inner arrays, skips the number of an empty one, keeps line breaks and spaces, and writes wrong times for negative numbers.',
  () => {
    const one = [caption('one', 0, 100)];
    assert.throws(() => serializeSrt({lines: one as never}), /Cannot read properties of undefined \(reading 'startMs'\)/);
    const skipped = serializeSrt({lines: [one, [], one]});
    assert.deepEqual(skipped.match(/^\d+$/gm), ['1', '3']);
    assert.equal(serializeSrt({lines: []}), '');
    assert.match(serializeSrt({lines: [[caption('x', -200, 100)]]}), /-1:-1:-1,-200 --> 00:00:00,100/);
    assert.match(serializeSrt({lines: [[caption('one\ntwo ', 0, 100)]]}), /\none\ntwo $/);
    assert.doesNotMatch(skipped, /\n$/);
  },
);
