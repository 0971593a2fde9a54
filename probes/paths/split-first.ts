import assert from 'node:assert/strict';
import {
  cutPath,
  getBoundingBox,
  getSubpaths,
  interpolatePath,
  normalizePath,
  parsePath,
  reduceInstructions,
  resetPath,
  reversePath,
  scalePath,
  serializeInstructions,
  warpPath,
} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

const path = 'M 10 10 l 20 0 m 5 5 l 10 0 z l -40 3';
const split = getSubpaths(path).join(' ');
/** The same drawing, written without a relative instruction. */
const right = 'M 10 10 L 30 10 M 35 15 L 45 15 Z L -5 18';

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  cutPath: (text) => cutPath(text, 1000),
  getBoundingBox: (text) => getBoundingBox(text),
  interpolatePath: (text) => interpolatePath(0.5, text, text),
  resetPath: (text) => getBoundingBox(getSubpaths(resetPath(text)).join(' ')),
  reversePath: (text) => reversePath(text),
  scalePath: (text) => scalePath(text, 2, 3),
  warpPath: (text) => warpPath(text, ({x, y}) => ({x: x + 1, y}), {interpolationThreshold: Infinity}),
};

export default inNode(
  'normalizePath(), reduceInstructions(), cutPath(), getBoundingBox(), interpolatePath(), resetPath(), reversePath(), scalePath() and warpPath() misplace what follows a relative move after an open line, unless split first.',
  () => {
    const {normalizeSafely} = sampleOf<{normalizeSafely(text: string): string}>(['docs/paths/normalize-path.mdx'], 'normalize-safely');
    assert.equal(normalizeSafely(path), right);
    assert.notEqual(normalizePath(path), right);
    const reduced = (text: string) => serializeInstructions(reduceInstructions(parsePath(text)));
    assert.equal(reduced(split), right);
    assert.notEqual(reduced(path), right);
    for (const [name, call] of Object.entries(FUNCTIONS)) {
      assert.deepEqual(call(split), call(right), name);
      assert.notDeepEqual(call(path), call(right), name);
    }
  },
);
