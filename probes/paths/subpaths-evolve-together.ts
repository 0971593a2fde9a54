import assert from 'node:assert/strict';
import {getBoundingBox, getLength, getSubpaths} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Joined again, subpaths have the length and the box of the whole path.', () => {
  const path = 'm5 5 l 50 5 m 10 0 l 5 50 z M 80 80 h 7';
  const joined = getSubpaths(path).join(' ');
  assert.equal(getLength(joined).toFixed(6), getLength(path).toFixed(6));
  assert.equal(getBoundingBox(joined).viewBox, getBoundingBox(path.replace('m5 5', 'M5 5')).viewBox);
});
