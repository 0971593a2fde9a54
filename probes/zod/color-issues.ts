import assert from 'node:assert/strict';
import {zColor} from '@remotion/zod-types';
import {issueOf} from '../lib/issue';
import {inNode} from '../lib/probe';

export default inNode('zColor() names what is wrong, and accepts a gradient that contains rgb().', () => {
  const issue = (value: unknown) => issueOf(zColor(), value);
  assert.deepEqual(['Tomato', 5, undefined].map(issue), ['Invalid color', 'Expected string, received number', 'Required']);
  assert.equal(zColor().safeParse('linear-gradient(rgb(1,2,3), red)').success, true);
});
