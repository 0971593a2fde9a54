import assert from 'node:assert/strict';
import {makePolygon} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode(
  'With a cornerRadius of 20 pixels, a hexagon with a radius of 100 is 195 pixels high instead of 200, and as wide as without it, 173.2.',
  () => {
    const size = (cornerRadius: number) => {
      const {width, height} = makePolygon({points: 6, radius: 100, cornerRadius});
      return [width.toFixed(1), height.toFixed(0)];
    };
    assert.deepEqual(
      [size(0), size(20)],
      [
        ['173.2', '200'],
        ['173.2', '195'],
      ],
    );
  },
);
