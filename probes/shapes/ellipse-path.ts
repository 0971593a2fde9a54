import assert from 'node:assert/strict';
import {getLength, getPointAtLength} from '@remotion/paths';
import {makeEllipse} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The path of makeEllipse() is one arc and a line, and is on the left after a quarter of its length.', () => {
  const {path, transformOrigin, instructions} = makeEllipse({rx: 120, ry: 45});
  assert.equal(path, 'M 120 0 a 120 45 0 1 0 1 0 Z');
  assert.equal(transformOrigin, '120 45');
  assert.deepEqual(
    instructions.map(({type}) => type),
    ['M', 'a', 'Z'],
  );
  assert.ok(getPointAtLength(path, getLength(path) / 4).x < 20);
});
