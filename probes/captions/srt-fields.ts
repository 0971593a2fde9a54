import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('parseSrt() sets the middle as timestampMs and 1 as confidence.', () => {
  const {captions} = parseSrt({input: '1\n00:00:01,000 --> 00:00:02,000\nHello\nyou\n\n2\n00:00:03,000 --> 00:00:05,000\nBye\n'});
  assert.deepEqual(captions, [
    {text: 'Hello\nyou', startMs: 1000, endMs: 2000, timestampMs: 1500, confidence: 1},
    {text: 'Bye', startMs: 3000, endMs: 5000, timestampMs: 4000, confidence: 1},
  ]);
});
