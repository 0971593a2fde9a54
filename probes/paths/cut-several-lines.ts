import assert from 'node:assert/strict';
import {cutPath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'Of several lines, cutPath() keeps the first ones whole, shortens the one that the length falls in and drops the others; the gap before a subpath does not count, and the result is made of absolute M, L, C and Z.',
  () => {
    const lines = 'M 0 0 H 10 m 0 50 h -10 v 20 M 90 90 L 99 99';
    assert.equal(cutPath(lines, 4), 'M 0 0 L 4 0');
    assert.equal(cutPath(lines, 13), 'M 0 0 L 10 0 M 10 50 L 7 50');
    assert.equal(cutPath(lines, 25), 'M 0 0 L 10 0 M 10 50 L 0 50 L 0 55');
    const all = 'm 5 5 h 5 v 5 q 1 1 2 2 t 3 3 s 1 1 2 2 a 5 5 0 0 1 5 5 z';
    assert.match(cutPath(all, 1e6), /^[MLCZ\d\s.e-]+$/);
  },
);
