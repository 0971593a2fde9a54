import assert from 'node:assert/strict';
import {parsePath, reduceInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

/** The control point of each curve with one: the first of the two lies two thirds of the way from the start of the curve to it. */
function controlPoints(path: string): string[] {
  let [x, y] = [0, 0];
  return reduceInstructions(parsePath(path)).flatMap((step) => {
    if (step.type === 'Z') return [];
    const point = step.type === 'C' ? [x + (step.cp1x - x) * 1.5, y + (step.cp1y - y) * 1.5] : [];
    [x, y] = [step.x, step.y];
    return point.length === 0
      ? []
      : [
          point
            .map((value) => value.toFixed(3))
            .map(Number)
            .join(' '),
        ];
  });
}

export default inNode(
  'reduceInstructions() mirrors the control point for a T after Q, and for each T of a row after Q; in a row of T without Q, the second curve gets another one. An arc of radius 0, or back to its start, becomes a line.',
  () => {
    assert.deepEqual(controlPoints('M 5 5 Q 8 9 10 0 T 20 10'), ['8 9', '12 -9']);
    assert.deepEqual(controlPoints('M 5 5 Q 8 9 10 0 T 20 10 T 40 10'), ['8 9', '12 -9', '28 29']);
    // The first curve is straight, so its control point is its start, and the mirrored one of the second would be 15, -5.
    assert.deepEqual(controlPoints('M 5 5 T 10 0 T 20 10'), ['5 5', '20 0']);
    for (const [arc, line] of [
      ['A 0 5 0 0 1 5 5', {type: 'L', x: 5, y: 5}],
      ['A 5 5 0 0 1 0 0', {type: 'L', x: 0, y: 0}],
    ] as const)
      assert.deepEqual(reduceInstructions(parsePath(`M 0 0 ${arc}`)).at(-1), line);
  },
);
