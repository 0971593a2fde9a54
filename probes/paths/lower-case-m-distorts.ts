import assert from 'node:assert/strict';
import {resetPath, translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('In a path that begins with m, translatePath() and resetPath() move the absolute points alone.', () => {
  assert.equal(resetPath('m 10 20 L 60 90'), 'm 10 20 L 50 70');
  assert.equal(translatePath('m 10 20 h 5 V 40 z', 100, 100), 'm 10 20 h 5 V 140 Z');
});
