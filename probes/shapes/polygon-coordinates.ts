import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('The instructions of a hexagon begin at the corner of the square around it, its path at the corner of its own box.', () => {
  const {path, width, transformOrigin, instructions} = makePolygon({points: 6, radius: 100});
  assert.equal(width.toFixed(1), '173.2');
  assert.equal(transformOrigin, '100 100');
  assert.deepEqual(instructions[0], {type: 'M', x: 100, y: 0});
  assert.ok(path.startsWith('M 86.6025403784439 0'), path);
  assert.equal(Math.round(makePolygon({points: 6, radius: 100, cornerRadius: 20}).height), 195);
});
