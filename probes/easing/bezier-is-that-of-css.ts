import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

type Points = [x1: number, y1: number, x2: number, y2: number];

/** The y of the curve through 0, 0 and 1, 1 at an x, found by halving. */
function cssBezier([x1, y1, x2, y2]: Points, x: number): number {
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return along(y1, y2, low);
}

export default inNode(
  'Easing.bezier(x1, y1, x2, y2) is the curve of CSS to a ten-thousandth, also with y values outside 0 to 1, which make it overshoot; 0.25, 0.1, 0.25, 1 is at 0.80 halfway, as ease of CSS is.',
  () => {
    const overshooting: Points = [0.34, 1.56, 0.64, 1];
    for (const points of [[0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0.2, 0, 0, 1], [0.7, -0.4, 0.4, 1.4], overshooting] as Points[])
      for (let x = 0; x <= 1; x += 0.02) assert.ok(Math.abs(Easing.bezier(...points)(x) - cssBezier(points, x)) < 1e-4, `${points.join()} ${x}`);
    assert.equal(Easing.bezier(0.25, 0.1, 0.25, 1)(0.5).toFixed(2), '0.80');
    assert.ok(Easing.bezier(...overshooting)(0.6) > 1.05);
  },
);
