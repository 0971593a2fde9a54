import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {makeHeart} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('makeHeart() returns six Bézier curves that begin at the tip, 683 pixels long at a height of 200.', () => {
  const {path, height, width, transformOrigin, instructions} = makeHeart({height: 200});
  assert.deepEqual(
    instructions.map(({type}) => type),
    ['M', 'C', 'C', 'C', 'C', 'C', 'C', 'Z'],
  );
  const [start] = instructions;
  assert.ok(start?.type === 'M' && Math.abs(start.x - width / 2) < 1 && Math.abs(start.y - height) < 1, JSON.stringify(start));
  assert.equal(Math.round(getLength(path)), 683);
  assert.equal(transformOrigin, `${width / 2} ${height / 2}`);
});
