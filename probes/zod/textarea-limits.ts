import assert from 'node:assert/strict';
import {zTextarea} from '@remotion/zod-types';
import {issueOf} from '../lib/issue';
import {inNode} from '../lib/probe';

export default inNode('zTextarea() accepts any text, and line breaks count for its limits.', () => {
  for (const text of ['', 'a\nb', ' ']) assert.equal(zTextarea().safeParse(text).success, true);
  assert.equal(issueOf(zTextarea().max(3), 'a\n\nb'), 'String must contain at most 3 character(s)');
});
