import assert from 'node:assert/strict';
import {getBoundingBox, getSubpaths} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('getBoundingBox() of each piece that getSubpaths() returns is the box in which that piece lies in the whole path.', () => {
  const pieces = getSubpaths('M 10 20 L 40 20 L 40 60 Z m 100 0 l 30 5 l 0 25 Z M 5 200 Q 25 240 45 200');
  assert.deepEqual(
    pieces.map((piece) => {
      const {x1, y1, x2, y2} = getBoundingBox(piece);
      return [x1, y1, x2, y2];
    }),
    [
      [10, 20, 40, 60],
      [110, 20, 140, 50],
      [5, 200, 45, 220],
    ],
  );
});
