import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('From 100 to 300, the default spring goes up to 332, 16 % beyond, at 30 and at 60 frames per second.', () => {
  for (const fps of [30, 60]) {
    const highest = Math.max(...Array.from({length: 120}, (_, frame) => spring({frame, fps, from: 100, to: 300})));
    assert.ok(highest > 331 && highest < 334, String(highest));
  }
});
