import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode("random('Aa') and random('BB') are the same number.", () => {
  assert.equal(random('Aa'), random('BB'));
});
