import assert from 'node:assert/strict';
import {extendViewBox} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('extendViewBox() returns what the table says for each scale, and does not round.', () => {
  const at = (scale: number) => extendViewBox('0 0 100 50', scale);
  assert.deepEqual([2, 1, 0.5, 0, -1, NaN].map(at), ['-50 -25 200 100', '0 0 100 50', '25 12.5 50 25', '50 25 0 0', '100 50 -100 -50', 'NaN NaN NaN NaN']);
  assert.equal(extendViewBox('10 20 300 200', 1.1), '-5.000000000000014 9.999999999999991 330 220.00000000000003');
  assert.equal(extendViewBox('60 60 480 480', 1.25), '0 0 600 600');
});
