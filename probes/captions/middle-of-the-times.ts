import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('parseSrt() sets timestampMs to the middle between start and end.', () => {
  const [one] = parseSrt({input: '1\n00:00:10,000 --> 00:00:13,000\nHi\n'}).captions;
  assert.equal(one?.timestampMs, 11_500);
});
