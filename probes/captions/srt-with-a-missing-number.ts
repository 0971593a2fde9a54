import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('parseSrt() adds the text of a later caption without a number to the caption before it, and drops its times.', () => {
  const input = '1\n00:00:00,500 --> 00:00:01,000\nGood evening.\n\n00:00:02,000 --> 00:00:03,000\nWelcome.\n';
  assert.deepEqual(
    parseSrt({input}).captions.map(({text, startMs, endMs}) => [text, startMs, endMs]),
    [['Good evening.Welcome.', 500, 1000]],
  );
});
