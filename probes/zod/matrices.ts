import assert from 'node:assert/strict';
import {zMatrix} from '@remotion/zod-types';
import {issueOf} from '../lib/issue';
import {inNode} from '../lib/probe';

export default inNode('zMatrix() accepts square matrices of two decimals, and names what is wrong with others.', () => {
  const issue = (value: unknown) => issueOf(zMatrix(), value) ?? 'valid';
  for (const size of [1, 4, 9, 16]) assert.equal(issue(Array(size).fill(1)), 'valid');
  for (const size of [0, 2, 3]) assert.equal(issue(Array(size).fill(1)), 'Invalid matrix, must be a square matrix');
  assert.equal(
    issue([
      [1, 0],
      [0, 1],
    ]),
    'Expected number, received array',
  );
  for (const value of [0.005, 0.1 + 0.2, Infinity]) assert.equal(issue([value, 0, 0, 1]), 'Number must be a multiple of 0.01');
  assert.equal(issue([NaN, 0, 0, 1]), 'Expected number, received nan');
});
