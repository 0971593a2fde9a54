import assert from 'node:assert/strict';
import * as utils from '@remotion/animation-utils';
import {inNode} from '../lib/probe';

const {interpolateStyles: _, makeTransform, ...functions} = utils;
/** How many numbers a function takes, if not one. */
const COUNTS: Record<string, number> = {matrix: 6, matrix3d: 16, rotate3d: 4, scale3d: 3, translate3d: 3};

export default inNode('Each of the functions of @remotion/animation-utils that write a transform returns a string, which makeTransform() takes.', () => {
  const names = Object.keys(functions);
  assert.ok(names.length > 15, names.join());
  for (const [name, write] of Object.entries(functions)) {
    const numbers = Array.from({length: COUNTS[name] ?? 1}, (_each, index) => index + 1);
    const text: unknown = (write as (...given: number[]) => unknown)(...numbers);
    assert.equal(typeof text, 'string', name);
    assert.match(text as string, new RegExp(`^${name}\\(.+\\)$`));
    assert.equal(makeTransform([text as string, 'rotate(1deg)']), `${text as string} rotate(1deg)`);
  }
});
