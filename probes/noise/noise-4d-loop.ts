import assert from 'node:assert/strict';
import {noise4D} from '@remotion/noise';
import {inNode} from '../lib/probe';

export default inNode(
  'With frame / durationInFrames a loop ends one step before its start; with durationInFrames - 1, the first and the last frame are the same.',
  () => {
    const frames = 90;
    const at = (progress: number) => noise4D('fireflies', 3, 1, 0.8 * Math.cos(2 * Math.PI * progress), 0.8 * Math.sin(2 * Math.PI * progress));
    assert.ok(Math.abs(at((frames - 1) / (frames - 1)) - at(0)) < 1e-9);
    assert.ok(Math.abs(at((frames - 1) / frames) - at(0)) > 1e-4);
    assert.ok(Math.abs(at(frames / frames) - at(0)) < 1e-9);
    assert.equal(((2 * Math.PI * 0.8) / frames).toFixed(3), '0.056');
  },
);
