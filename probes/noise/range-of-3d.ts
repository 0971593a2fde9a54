import assert from 'node:assert/strict';
import {noise2D, noise3D, noise4D} from '@remotion/noise';
import {slowInNode} from '../lib/probe';

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export default slowInNode(
  'All noise functions stay within -1 and 1 and change by less than 0.1 in a step of 0.01. Of 400,000 values of noise3D(), all lie within ±0.98, 27 to 30 % beyond ±0.5; a unit can lead from above 0.6 to below -0.6.',
  () => {
    const next = numbers();
    const place = () => next() * 200 - 100;
    for (const seed of ['lake', 'pond', 'sea']) {
      let [least, most, beyond] = [1, -1, 0];
      for (let index = 0; index < 400_000; index++) {
        const value = noise3D(seed, place(), place(), place());
        least = Math.min(least, value);
        most = Math.max(most, value);
        if (Math.abs(value) > 0.5) beyond++;
      }
      assert.ok(least > -0.98 && least < -0.95 && most < 0.98 && most > 0.95, `${least} ${most}`);
      assert.ok(beyond / 4000 > 27 && beyond / 4000 < 30, `${beyond / 4000} %`);
    }

    for (let index = 0; index < 20_000; index++) {
      const [x, y, z, w] = [place(), place(), place(), place()];
      for (const at of [
        (step: number) => noise2D('lake', x + step, y),
        (step: number) => noise3D('lake', x + step, y, z),
        (step: number) => noise4D('lake', x + step, y, z, w),
      ]) {
        const value = at(0);
        assert.ok(value >= -1 && value <= 1);
        assert.ok(Math.abs(at(0.01) - value) < 0.1);
        assert.equal(at(0), value);
      }
    }
    const passes = Array.from({length: 60_000}, () => [place(), place(), place()] as const).some(
      ([x, y, z]) => noise3D('lake', x, y, z) > 0.6 && noise3D('lake', x, y, z + 1) < -0.6,
    );
    assert.ok(passes);
  },
);
