import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

export default inNode('With forward at 0.5, the layer at distance 1 doubles in size, and the one at distance 6 grows by 9 %.', () => {
  const {scaleAt} = sampleOf<{scaleAt: (distance: number, forward: number) => number}>(['docs/recipes/parallax.mdx'], 'dolly');
  assert.deepEqual([scaleAt(1, 0), scaleAt(1, 0.5), scaleAt(6, 0.5).toFixed(2)], [1, 2, '1.09']);
});
