import assert from 'node:assert/strict';
import {getBoundingBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('Fitting a vertical line into a width gives a factor of Infinity.', () => {
  assert.equal(500 / getBoundingBox('M 10 10 V 90').width, Infinity);
});
