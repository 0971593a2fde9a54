import assert from 'node:assert/strict';
import {rotate, scale, translate} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode('The helpers of makeTransform() throw the errors of the table.', () => {
  assert.throws(() => rotate(NaN), /Argument passed to "rotate" for param "angle" is null \(must be finite\)/);
  assert.throws(() => scale(undefined as never), /Argument passed to "scale" for param "x" is undefined/);
  assert.throws(() => rotate('45' as never), /input 45 does not end with a valid unit\. Valid units are: rad, deg, grad, turn/);
  assert.throws(() => translate('10px' as never, 2 as never), /translate\(\) supports only the following signatures:/);
  assert.throws(() => translate('calc(50% - 10px)' as never), /input calc\(50% - 10px\) does not end with a valid unit\./);
});
