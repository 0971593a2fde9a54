import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

const TIMES = Array.from({length: 99}, (_, index) => (index + 1) / 100);

export default inNode(
  'quad, cubic, sin, circle, exp, poly() above 1 and back() are behind a straight line, bounce and elastic() start ahead of it; a higher number makes poly() later and back() and elastic() go further.',
  () => {
    const {quad, cubic, sin, circle, exp, bounce, poly, back, elastic} = Easing;
    for (const curve of [quad, cubic, sin, circle, exp, poly(1.5), poly(5), back()]) assert.ok(TIMES.every((time) => curve(time) < time));
    for (const curve of [bounce, elastic()]) assert.ok(TIMES.slice(24, 36).every((time) => curve(time) > time));
    assert.ok(TIMES.slice(0, 36).every((time) => bounce(time) < 1) && TIMES.slice(0, 36).every((time) => Easing.out(bounce)(time) < 0.5));
    const rises = (values: number[]) =>
      assert.ok(
        values.every((value, index) => index === 0 || value > values[index - 1]!),
        values.join(),
      );
    for (const time of [0.25, 0.5, 0.75]) rises([0.5, 1, 2, 3, 5].map((power) => -poly(power)(time)));
    rises([1, 1.70158, 2.5, 4].map((s) => -Math.min(...TIMES.map(back(s)))));
    rises([0, 1, 2, 3, 5].map((bounciness) => Math.max(...TIMES.map(elastic(bounciness)))));
    assert.ok(Math.min(...TIMES.slice(0, 60).map(Easing.out(elastic(2)))) < -0.3);
  },
);
