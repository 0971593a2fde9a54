import assert from 'node:assert/strict';
import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'The functions of a line chart throw “Malformed path data” for a path with NaN or undefined, which is what a missing value or a decimal comma leaves in it.',
  () => {
    const y = (value: unknown) => 600 - (Number(value) / 100) * 440;
    for (const gap of [y(undefined), y('12,5'), undefined]) {
      const line = `M150 500L240 ${gap}L330 400`;
      for (const draw of [() => getLength(line), () => getPointAtLength(line, 10), () => evolvePath(0.5, line)]) {
        assert.throws(draw, /Malformed path data/);
      }
    }
  },
);
