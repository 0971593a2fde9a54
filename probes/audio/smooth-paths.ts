import assert from 'node:assert/strict';
import {createSmoothSvgPath} from '@remotion/media-utils';
import {inNode} from '../lib/probe';

export default inNode('createSmoothSvgPath() returns what the table says for no, one and two points.', () => {
  assert.equal(createSmoothSvgPath({points: []}), '');
  assert.equal(createSmoothSvgPath({points: [{x: 1, y: 2}]}), 'M 1,2');
  assert.equal(
    createSmoothSvgPath({
      points: [
        {x: 0, y: 0},
        {x: 10, y: 5},
      ],
    }),
    'M 0,0 C 2,1 8,4 10,5',
  );
});
