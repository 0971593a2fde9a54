import assert from 'node:assert/strict';
import {noise2D} from '@remotion/noise';
import {inNode} from '../lib/probe';

/** Values at places that differ from landscape to landscape. */
const look = (seed: string | null) => [0.4, 7.3, 20.9].map((x) => noise2D(seed as string, x, 0.7)).join(' ');

/** What a random landscape, that of `null`, is like after as many others. */
function afterOthers(count: number): boolean {
  for (let index = 0; index < 11; index++) look(`before ${count} ${index}`);
  const first = look(null);
  for (let index = 0; index < count; index++) look(`after ${count} ${index}`);
  return look(null) === first;
}

export default inNode('noise2D() keeps the landscapes of 11 seeds; the oldest one makes room for the next, even if it was used in between.', () => {
  assert.deepEqual([1, 9, 10, 11, 12].map(afterOthers), [true, true, true, false, false]);
  for (let index = 0; index < 11; index++) look(`old ${index}`);
  const first = look(null);
  for (let index = 0; index < 10; index++) {
    look(`new ${index}`);
    assert.equal(look(null), first);
  }
  look('one more');
  assert.notEqual(look(null), first);
});
