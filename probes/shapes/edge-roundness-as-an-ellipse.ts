import assert from 'node:assert/strict';
import {getLength, getPointAtLength} from '@remotion/paths';
import {makeRect} from '@remotion/shapes';
import {inNode} from '../lib/probe';

export default inNode('With an edgeRoundness of 0.5523, the radius of a square varies by 0.03 %.', () => {
  const {path} = makeRect({width: 200, height: 200, edgeRoundness: 0.5523});
  const length = getLength(path);
  const radii = Array.from({length: 200}, (_, step) => getPointAtLength(path, (length * step) / 200)).map(({x, y}) => Math.hypot(x - 100, y - 100));
  const variation = (Math.max(...radii) - Math.min(...radii)) / 100;
  assert.ok(variation < 0.0005, String(variation));
});
