import assert from 'node:assert/strict';
import {interpolate} from 'remotion';
import {CountUp} from '../../demos/count-up/CountUp';
import {meta} from '../../demos/count-up/meta';
import {ProgressBar} from '../../demos/progress-bar/ProgressBar';
import {markupAt, numbersOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const GOAL = 1_284_500;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const steps = (values: number[]) => values.slice(1).map((value, index) => value - values[index]!);

export default inNode(
  'Counted without an easing, 1,284,500 grows by over 17,000 per frame up to the last and then by nothing; with it, by 3 at last. Chapters that add up to less fill the bar before the end; those that add up to more never do.',
  () => {
    const frames = Array.from({length: meta.durationInFrames}, (_, frame) => frame);
    const even = steps(frames.map((frame) => Math.round(interpolate(frame, [10, 85], [0, GOAL], clamp))));
    assert.ok(even.slice(10, 85).every((step) => step > 17_000) && even.slice(85).every((step) => step === 0));
    const shown = frames.map((frame) => Number(/>([\d,]+)</.exec(markupAt(CountUp, meta, frame))![1]!.replaceAll(',', '')));
    assert.deepEqual([steps(shown)[84], shown[85]], [3, GOAL]);

    // The chapters of the demo take 180 frames.
    const last = (durationInFrames: number, frame: number) =>
      numbersOf(markupAt(ProgressBar, {width: 1280, height: 720, fps: 30, durationInFrames}, frame), 'width').at(-1)!;
    assert.deepEqual([last(240, 179), last(240, 239), last(180, 179)], [100, 100, 100]);
    assert.ok(last(180, 178) < 100 && last(150, 149) < 100);
  },
);
