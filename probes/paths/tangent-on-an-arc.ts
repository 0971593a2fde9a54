import assert from 'node:assert/strict';
import {getTangentAtLength, parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('On an arc, getTangentAtLength() points against the direction of the path; reduced to curves, it points along it.', () => {
  const rounded = (path: string, length: number) => {
    const {x, y} = getTangentAtLength(path, length);
    return [Math.round(x) + 0, Math.round(y) + 0];
  };
  for (const arc of ['M 0 50 A 50 50 0 0 1 100 50', 'M 0 50 a 50 50 0 0 1 100 0']) {
    const curves = serializeInstructions(reduceInstructions(parsePath(arc)));
    for (const [length, ahead] of [
      [0, [0, -1]],
      [78.5, [1, 0]],
      [157, [0, 1]],
    ] as const) {
      assert.deepEqual(rounded(curves, length), ahead, `curves at ${length}`);
      assert.deepEqual(
        rounded(arc, length),
        ahead.map((part) => 0 - part),
        `arc at ${length}`,
      );
    }
  }
});
