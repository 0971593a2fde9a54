import assert from 'node:assert/strict';
import {noise3D, noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

/** Whether a call builds a table: it asks for hundreds of random numbers, each of which takes two multiplications. */
function builds(call: () => number): boolean {
  const {imul} = Math;
  let multiplications = 0;
  Math.imul = (a, b) => {
    multiplications++;
    return imul(a, b);
  };
  try {
    call();
  } finally {
    Math.imul = imul;
  }
  return multiplications > 100;
}

export default inNode('noise3D() and noise4D() keep the tables of 11 seeds each: after 10 other seeds, a seed is not built again, and after 11 it is.', () => {
  for (const [name, noise] of [
    ['3D', (seed: string) => noise3D(seed, 0.1, 0.2, 0.3)],
    ['4D', (seed: string) => noise4D(seed, 0.1, 0.2, 0.3, 0.4)],
  ] as const) {
    for (const [others, again] of [
      [10, false],
      [11, true],
    ] as const) {
      const first = `first of ${others} in ${name}`;
      assert.ok(
        builds(() => noise(first)),
        name,
      );
      assert.equal(
        builds(() => noise(first)),
        false,
        name,
      );
      for (let other = 0; other < others; other++)
        assert.ok(
          builds(() => noise(`${other} of ${others} in ${name}`)),
          name,
        );
      assert.equal(
        builds(() => noise(first)),
        again,
        `${others} in ${name}`,
      );
    }
  }
});
