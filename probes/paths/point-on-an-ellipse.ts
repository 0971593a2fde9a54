import assert from 'node:assert/strict';
import {getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

/** How far, in percent of the length of half an ellipse, the point at a length is from where it belongs, at most. */
function worst(rx: number, ry: number): number {
  const path = `M 0 0 A ${rx} ${ry} 0 0 1 ${2 * rx} 0`;
  const steps = 20_000;
  const at = (step: number) => [rx - rx * Math.cos((Math.PI * step) / steps), -ry * Math.sin((Math.PI * step) / steps)] as const;
  const lengths = [0];
  for (let step = 1; step <= steps; step++) {
    const [[x1, y1], [x2, y2]] = [at(step - 1), at(step)];
    lengths.push(lengths[step - 1]! + Math.hypot(x2 - x1, y2 - y1));
  }
  const total = lengths[steps]!;
  let most = 0;
  for (let step = 500; step < steps; step += 500) {
    const point = getPointAtLength(path, lengths[step]!);
    const [x, y] = at(step);
    most = Math.max(most, Math.hypot(point.x - x, point.y - y) / total);
  }
  return most * 100;
}

export default inNode(
  'On half an ellipse with radii of 100 and 50, a point is off by 5 % of the length, with 200 and 20 by 10 %, and on half a circle by nothing.',
  () => {
    assert.equal(worst(100, 50).toFixed(0), '5');
    assert.equal(worst(200, 20).toFixed(0), '10');
    assert.ok(worst(100, 100) < 0.01);
  },
);
