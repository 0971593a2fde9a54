import assert from 'node:assert/strict';
import {random} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('random() throws for seeds of other types and for a second argument, and returns 0 for NaN and Infinity.', () => {
  for (const seed of [undefined, {}, true]) assert.throws(() => random(seed as unknown as string), /random\(\) argument must be a number or a string/);
  assert.deepEqual(
    [NaN, Infinity].map((seed) => random(seed)),
    [0, 0],
  );
  assert.throws(() => ['a', 'b'].map(random), /random\(\) takes only one argument/);
});
