import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'parsePath() reads signs, fractions and exponents, separated by whatever is no number and no letter; numbers without a letter become more instructions, lines after M and m; only the flags of an arc are booleans.',
  () => {
    assert.deepEqual(parsePath('M-1.5+2e1L.5,\n-3E-1;7|8'), [
      {type: 'M', x: -1.5, y: 20},
      {type: 'L', x: 0.5, y: -0.3},
      {type: 'L', x: 7, y: 8},
    ]);
    const kinds = (path: string) => parsePath(path).map(({type}) => type);
    assert.deepEqual(kinds('M 0 0 10 10 20 20'), ['M', 'L', 'L']);
    assert.deepEqual(kinds('m 1 2 3 4'), ['m', 'l']);
    assert.deepEqual(kinds('M 0 0 H 1 2 q 1 1 2 2 3 3 4 4'), ['M', 'H', 'H', 'q', 'q']);
    const [, arc] = parsePath('M 0 0 A 5 6 30 1 0 7 8');
    assert.deepEqual(arc, {type: 'A', rx: 5, ry: 6, xAxisRotation: 30, largeArcFlag: true, sweepFlag: false, x: 7, y: 8});
    const fields = parsePath('M 0 0 L 1 1 h 2 v 2 c 1 1 2 2 3 3 S 1 1 2 2 Q 1 1 2 2 t 3 3 a 5 5 0 1 1 5 5 z').flatMap((each) => Object.entries(each));
    for (const [name, value] of fields) assert.equal(typeof value, name === 'type' ? 'string' : name.endsWith('Flag') ? 'boolean' : 'number', name);
  },
);
