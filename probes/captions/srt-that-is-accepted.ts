import assert from 'node:assert/strict';
import {parseSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('parseSrt() accepts Windows line endings, joins lines around an empty one and leaves tags in the text.', () => {
  const read = (text: string) => parseSrt({input: `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`}).captions[0]?.text;
  assert.equal(read('one\n\ntwo'), 'onetwo');
  assert.equal(read('<i>one</i>'), '<i>one</i>');
  const windows = parseSrt({input: '1\r\n00:00:01,000 --> 00:00:02,000\r\none\r\ntwo\r\n'}).captions;
  assert.deepEqual(
    windows.map(({text}) => text),
    ['one\r\ntwo'],
  );
});
