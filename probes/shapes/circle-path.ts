import assert from 'node:assert/strict';
import {makeCircle} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The path of makeCircle() is two arcs from the top to the bottom and back, around the center of its box.', () => {
  const {path, width, height, transformOrigin, instructions} = makeCircle({radius: 45});
  assert.equal(path, 'M 45 0 a 45 45 0 1 1 0 90 a 45 45 0 1 1 0 -90 Z');
  assert.deepEqual([width, height, transformOrigin], [90, 90, '45 45']);
  assert.deepEqual(
    instructions.map(({type}) => type),
    ['M', 'a', 'a', 'Z'],
  );
  assert.deepEqual(instructions[1], {type: 'a', rx: 45, ry: 45, xAxisRotation: 0, largeArcFlag: true, sweepFlag: true, dx: 0, dy: 90});
});
