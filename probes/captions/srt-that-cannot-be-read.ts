import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('parseSrt() throws for an empty text, for captions without numbers and for WEBVTT, and names a wrong timestamp.', () => {
  const entry = '00:00:01,000 --> 00:00:02,000\nHello\n';
  for (const input of ['', `\n1\n${entry}`, entry, `WEBVTT\n\n1\n${entry}`])
    assert.throws(() => parseSrt({input}), /Cannot read properties of undefined \(reading 'text'\)/, JSON.stringify(input));
  assert.throws(() => parseSrt({input: '1\n00:00:02.000 --> 00:00:03.000\nHello\n'}), /Invalid timestamp:00:00:02\.000/);
  assert.throws(() => parseSrt({input: '1\n00:02,000 --> 00:03,000\nHello\n'}), /Invalid timestamp/);
});
