import assert from 'node:assert/strict';
import {meta} from '../../demos/seamless-loop/meta';
import {SeamlessLoop} from '../../demos/seamless-loop/SeamlessLoop';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default slowInNode(
  'The dots of frame 89 are as near to those of frame 0 as any two frames in a row, and not the same; they travel 3.8 units of noise; with a speed of 0 nothing moves.',
  () => {
    const frames = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(SeamlessLoop, meta, frame), 'r'));
    const between = (a: number[], b: number[]) => Math.max(...a.map((radius, index) => Math.abs(radius - b[index]!)));
    const steps = frames.slice(1).map((radii, index) => between(radii, frames[index]!));
    const seam = between(frames[89]!, frames[0]!);
    assert.equal(meta.durationInFrames, 90);
    assert.ok(seam > 0 && seam <= Math.max(...steps), `${seam} and at most ${Math.max(...steps)}`);
    assert.ok(between(frames[45]!, frames[0]!) > 3 * Math.max(...steps));
    assert.equal(markupAt(SeamlessLoop, meta, 30, {speed: 0.6}), markupAt(SeamlessLoop, meta, 30));
    assert.equal((2 * Math.PI * 0.6).toFixed(1), '3.8');
    assert.equal(markupAt(SeamlessLoop, meta, 30, {speed: 0}), markupAt(SeamlessLoop, meta, 0, {speed: 0}));
    assert.notEqual(markupAt(SeamlessLoop, meta, 30), markupAt(SeamlessLoop, meta, 0));
  },
);
