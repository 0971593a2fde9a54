import assert from 'node:assert/strict';
import {getSubpaths, reversePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'reversePath() reverses each subpath by itself and keeps their order; an arc comes back as curves, whose numbers can carry remainders in place of 0, such as -1.2e-15.',
  () => {
    assert.equal(reversePath('M 0 0 L 1 1 m 10 10 l 5 0 M 90 0 V 9'), 'M 1 1 L 0 0 M 16 11 L 11 11 M 90 9 L 90 0');
    const last = getSubpaths('M 0 0 L 1 1 M 90 0 V 9').reverse().map(reversePath).join(' ');
    assert.equal(last, 'M 90 9 L 90 0 M 1 1 L 0 0');
    const arc = reversePath('M 0 50 A 50 50 0 1 1 100 50 A 50 50 0 1 1 0 50 Z');
    assert.match(arc, /^[MLCZ\d\s.e-]+$/);
    assert.match(arc, /C/);
    assert.match(arc, /e-1\d/);
  },
);
