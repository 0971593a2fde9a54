import assert from 'node:assert/strict';
import {makePie} from '@remotion/shapes';
import {inNode} from '../lib/probe';

/** Where a piece begins on the rim, in degrees clockwise from the top. */
function startOf(options: {rotation?: number; counterClockwise?: boolean}): number {
  const [first] = makePie({radius: 100, progress: 0.25, ...options}).instructions;
  assert.ok(first?.type === 'M');
  return Math.round(((Math.atan2(first.x - 100, 100 - first.y) * 180) / Math.PI + 360) % 360);
}

export default inNode(
  'rotation moves the start of a pie clockwise, also of a counterclockwise one, and 90 radians end up at 117 degrees; a full pie is the same circle with and without closePath, without a line to the center.',
  () => {
    for (const counterClockwise of [false, true]) {
      const starts = [0, Math.PI / 2, 2 * Math.PI, 90].map((rotation) => startOf({rotation, counterClockwise}));
      assert.deepEqual(starts, [0, 90, 0, 117]);
    }
    const [closed, open] = [true, false].map((closePath) => makePie({radius: 100, progress: 1, closePath}));
    assert.ok(closed && open);
    const withoutZ = (path: string) => path.replace(/ Z$/, '');
    assert.equal(withoutZ(closed.path), withoutZ(open.path));
    for (const {instructions} of [closed, open]) assert.ok(instructions.every(({type}) => type !== 'L'));
  },
);
