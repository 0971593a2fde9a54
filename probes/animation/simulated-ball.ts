import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode(
  'The ball that is simulated from frame 0 on is at the same height at a frame, whether frames are rendered forward, backward or alone; it falls to the ground by frame 26 and is up again at 45.',
  () => {
    const {Bounce} = sampleOf<{Bounce: () => ReactNode}>(['docs/flickering.mdx'], 'Bounce');
    const heightAt = (frame: number) => numbersOf(markupAt(Bounce, {width: 480, height: 520, fps: 30, durationInFrames: 90}, frame), 'bottom')[0]!;
    const frames = Array.from({length: 90}, (_, frame) => frame);
    const forward = frames.map(heightAt);
    assert.deepEqual(frames.toReversed().map(heightAt).toReversed(), forward);
    assert.equal(heightAt(45), forward[45]);
    assert.deepEqual([forward[0], forward.indexOf(0)], [400, 26]);
    assert.ok(forward[45]! > 100);
  },
);
