import assert from 'node:assert/strict';
import {makeTransform, rotate, translateY} from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

export default inNode('makeTransform() joins functions with a space, in their order, and returns an empty string for none.', () => {
  assert.equal(makeTransform([rotate(30), translateY(400)]), 'rotate(30deg) translateY(400px)');
  assert.equal(makeTransform([]), '');
  assert.equal(makeTransform(['translateX(calc(50% - 10px))']), 'translateX(calc(50% - 10px))');
});
