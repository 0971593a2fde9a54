import assert from 'node:assert/strict';
import {makeRect} from '@remotion/shapes';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const FOUR = `import type {MakeRectOptions} from '@remotion/shapes';
export const four: Required<Record<keyof MakeRectOptions, 1>> = {width: 1, height: 1, cornerRadius: 1, edgeRoundness: 1};
export const three: Required<Record<keyof MakeRectOptions, 1>> = {width: 1, height: 1, cornerRadius: 1}; // wrong
export const five: Required<Record<keyof MakeRectOptions, 1>> = {width: 1, height: 1, cornerRadius: 1, edgeRoundness: 1, x: 1}; // wrong
`;

const size = {width: 300, height: 200};

/** The steps along the two shorter sides. */
const steps = (cornerRadius: number) =>
  [...makeRect({...size, cornerRadius}).path.matchAll(/L ([\d.e-]+) ([\d.e-]+) a [^La]* ([\d.e-]+) ([\d.e-]+)/g)].map((found) => found.slice(1).map(Number));

export default slowInNode(
  'makeRect() takes four options, of which only cornerRadius and edgeRoundness are checked, and only against each other; above half of the shorter side as cornerRadius, sides run backward, and with a side of 0 there is NaN.',
  () => {
    const {refused, wrong} = linesThatFail(FOUR);
    assert.deepEqual(refused, wrong);
    for (const odd of [-5, 1e9, NaN, Infinity, '9', undefined])
      for (const name of ['width', 'height', 'cornerRadius', 'edgeRoundness']) assert.doesNotThrow(() => makeRect({...size, [name]: odd}), `${name} ${odd}`);
    assert.throws(() => makeRect({...size, cornerRadius: 5, edgeRoundness: 1}), /cannot be specified at the same time/);

    // The second line, down the right side, from below the upper corner to above the lower one.
    const down = (cornerRadius: number) => steps(cornerRadius)[1]![1]! - cornerRadius;
    assert.deepEqual([down(60), down(100), down(130)], [80, 0, -60]);
    for (const zero of [{width: 0}, {height: 0}]) assert.match(makeRect({...size, ...zero, cornerRadius: 10}).path, /NaN/);
  },
);
