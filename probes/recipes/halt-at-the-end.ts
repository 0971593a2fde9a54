import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {inNode} from '../lib/probe';

const LENGTH = 75;

export default inNode(
  'A loop whose last frame equals its first shows that picture twice in a row each time it repeats; if its movement ends one frame after the last, no two frames in a row are equal.',
  () => {
    const shown = (end: number) => (frame: number) => interpolate(frame % LENGTH, [0, end], [0, 1]) % 1;
    const halts = (at: (frame: number) => number) => Array.from({length: 3 * LENGTH}, (_, frame) => frame).filter((frame) => at(frame) === at(frame + 1));
    const equal = shown(LENGTH - 1);
    assert.equal(equal(LENGTH - 1), equal(0));
    assert.deepEqual(halts(equal), [74, 149, 224]);
    assert.deepEqual(halts(shown(LENGTH)), []);
  },
);
