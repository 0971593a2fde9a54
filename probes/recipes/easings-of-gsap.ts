import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

const out = (ease: (p: number) => number) => (p: number) => 1 - ease(1 - p);
const inOut = (ease: (p: number) => number) => (p: number) => (p < 0.5 ? ease(p * 2) / 2 : 1 - ease((1 - p) * 2) / 2);
/** As GSAP 3 computes it. */
const expo = (p: number) => 2 ** (10 * (p - 1)) * p + p ** 6 * (1 - p);
const bounce = (p: number): number => {
  const [n, d] = [7.5625, 2.75];
  if (p < 1 / d) return n * p ** 2;
  if (p < 2 / d) return n * (p - 1.5 / d) ** 2 + 0.75;
  if (p < 2.5 / d) return n * (p - 2.25 / d) ** 2 + 0.9375;
  return n * (p - 2.625 / d) ** 2 + 0.984375;
};

export default inNode(
  'The easings beside those of GSAP follow its formulas at 101 points to 14 decimal places: a power of 2 to 5, sine, circle, back and bounce. Its expo differs from Easing.exp by 0.008 at most.',
  () => {
    const pairs: [(p: number) => number, (p: number) => number][] = [
      [Easing.out(Easing.quad), out((p) => p ** 2)],
      [Easing.out(Easing.cubic), out((p) => p ** 3)],
      [Easing.inOut(Easing.cubic), inOut((p) => p ** 3)],
      [Easing.out(Easing.poly(4)), out((p) => p ** 4)],
      [Easing.out(Easing.poly(5)), out((p) => p ** 5)],
      [Easing.out(Easing.sin), (p) => Math.sin((p * Math.PI) / 2)],
      [Easing.out(Easing.circle), out((p) => 1 - Math.sqrt(1 - p * p))],
      [Easing.out(Easing.back(1.7)), (p) => (p - 1) ** 2 * (2.7 * (p - 1) + 1.7) + 1],
      [Easing.bounce, bounce],
    ];
    const points = Array.from({length: 101}, (_, index) => index / 100);
    for (const [easing, formula] of pairs) for (const p of points) assert.ok(Math.abs(easing(p) - formula(p)) < 1e-14, `${p}: ${easing(p)} and ${formula(p)}`);
    const apart = Math.max(...points.map((p) => Math.abs(Easing.out(Easing.exp)(p) - out(expo)(p))));
    assert.equal(apart.toFixed(3), '0.008');
  },
);
