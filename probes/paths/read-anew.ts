import assert from 'node:assert/strict';
import * as paths from '@remotion/paths';
import {inNode} from '../lib/probe';

const path = 'M 190 560 Q 380 300 620 380 T 1090 150 A 5 5 0 0 1 1100 160 Z';

const CALLS: Record<string, () => unknown> = {
  cutPath: () => paths.cutPath(path, 90),
  evolvePath: () => paths.evolvePath(0.4, path),
  extendViewBox: () => paths.extendViewBox('0 0 100 50', 1.1),
  getBoundingBox: () => paths.getBoundingBox(path),
  getInstructionIndexAtLength: () => paths.getInstructionIndexAtLength(path, 90),
  getLength: () => paths.getLength(path),
  getPointAtLength: () => paths.getPointAtLength(path, 90),
  getSubpaths: () => paths.getSubpaths(path),
  getTangentAtLength: () => paths.getTangentAtLength(path, 90),
  interpolatePath: () => paths.interpolatePath(0.3, path, 'M 0 0 L 50 50 Z'),
  normalizePath: () => paths.normalizePath(path),
  parsePath: () => paths.parsePath(path),
  reduceInstructions: () => paths.reduceInstructions(paths.parsePath(path)),
  resetPath: () => paths.resetPath(path),
  reversePath: () => paths.reversePath(path),
  scalePath: () => paths.scalePath(path, 2, 3),
  serializeInstructions: () => paths.serializeInstructions(paths.parsePath(path)),
  translatePath: () => paths.translatePath(path, 4, 5),
  warpPath: () => paths.warpPath(path, ({x, y}) => ({x: y, y: x})),
};

/** How often a call has taken text apart. */
function readings(call: () => unknown): number {
  const {match, split, replace} = String.prototype;
  let count = 0;
  const counted = (method: (...given: never[]) => unknown) =>
    function (this: string, ...given: never[]) {
      count++;
      return method.apply(this, given);
    };
  Object.assign(String.prototype, {match: counted(match), split: counted(split), replace: counted(replace)});
  try {
    call();
  } finally {
    Object.assign(String.prototype, {match, split, replace});
  }
  return count;
}

export default inNode(
  'Without a DOM or a composition, all 19 functions of @remotion/paths return the same for the same arguments, such as a length, a point on a line or a shape between two others, and read the path anew at each call.',
  () => {
    assert.equal('document' in globalThis, false);
    const {PathInternals, ...functions} = paths as Record<string, unknown>;
    assert.ok(PathInternals === undefined || typeof PathInternals === 'object');
    assert.deepEqual(Object.keys(CALLS).sort(), Object.keys(functions).sort());
    for (const [name, call] of Object.entries(CALLS)) {
      assert.deepEqual(call(), call(), name);
      const first = readings(call);
      assert.ok(first > 0, name);
      assert.equal(readings(call), first, name);
    }
  },
);
