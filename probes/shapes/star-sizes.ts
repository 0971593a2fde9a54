import assert from 'node:assert/strict';
import {makeStar} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('Stars of 5 points measure what the page says, with sharp points, with corner radius and with edge roundness.', () => {
  const size = (options: object) => {
    const {width, height} = makeStar({points: 5, innerRadius: 100, outerRadius: 250, ...options});
    return [width.toFixed(1), height.toFixed(1)];
  };
  assert.deepEqual(size({innerRadius: 40, outerRadius: 100}), ['190.2', '180.9']);
  assert.deepEqual(size({}), ['475.5', '452.3']);
  assert.deepEqual(size({cornerRadius: 20}), ['466.6', '443.9']);
  assert.deepEqual(
    [0, 0.5, 1].map((edgeRoundness) => size({edgeRoundness})[0]),
    ['332.9', '376.7', '435.7'],
  );
});
