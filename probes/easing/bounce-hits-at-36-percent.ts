import assert from 'node:assert/strict';
import {Easing} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('Easing.bounce reaches 1 first at 36 % of the time and leaves it three times, each time less.', () => {
  const course = Array.from({length: 1001}, (_, step) => Easing.bounce(step / 1000));
  const hits = course.flatMap((value, step) => (value > 0.995 && value >= (course[step - 1] ?? 0) && value > (course[step + 1] ?? 0) ? [step] : []));
  assert.ok(Math.abs((hits[0] ?? 0) / 1000 - 0.3636) < 0.01, String(hits));
  const lows = [0, 1, 2].map((bounce) => Math.min(...course.slice((hits[bounce] ?? 0) + 1, hits[bounce + 1] ?? 1001)));
  assert.ok(lows[0]! < lows[1]! && lows[1]! < lows[2]! && lows[2]! < 1, String(lows));
});
