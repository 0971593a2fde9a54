import assert from 'node:assert/strict';
import {linearTiming, springTiming, type TransitionTiming} from '@remotion/transitions';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const TIMINGS = 'docs/transitions/timings';

/** How many frames a sample shows its scenes. */
function lengthOf(page: string, name: string, scenes: string[], fps = 30): number {
  const Sample = sampleOf<Record<string, () => null>>([page], name)[name]!;
  const size = {width: 320, height: 180, fps, durationInFrames: 400};
  const isShown = (frame: number) => scenes.some((scene) => markupAt(Sample, size, frame).includes(scene));
  let frame = 40;
  while (isShown(frame)) frame++;
  return frame;
}

export default slowInNode(
  'The diary lasts 175 frames, the seasons 220, the book 192, the parcel 98 at any frame rate; the joined timing takes 30 and 20 frames, and secondsTiming(0.6) 18 at 30 frames per second, 36 at 60.',
  () => {
    const {diaryDuration} = sampleOf<{diaryDuration: number}>(['docs/transitions/index.mdx'], 'diary-duration');
    assert.deepEqual([diaryDuration, lengthOf('docs/transitions/index.mdx', 'TravelDiary', ['Lisbon', 'Porto', 'Braga'])], [175, 175]);
    assert.equal(lengthOf('docs/transitions/presentations/index.mdx', 'FourSeasons', ['Spring', 'Summer', 'Autumn', 'Winter']), 220);
    assert.equal(lengthOf(`${TIMINGS}/lineartiming.mdx`, 'BookPages', ['Chapter one', 'Chapter two', 'Epilogue']), 192);
    for (const fps of [24, 30, 60]) assert.equal(lengthOf(`${TIMINGS}/springtiming.mdx`, 'ParcelUpdates', ['Ghent', 'Oslo'], fps), 98);

    const {secondsTiming} = sampleOf<{secondsTiming(seconds: number): TransitionTiming}>([`${TIMINGS}/custom.mdx`], 'seconds-timing');
    assert.deepEqual(
      [30, 60].map((fps) => secondsTiming(0.6).getDurationInFrames({fps})),
      [18, 36],
    );
    assert.deepEqual(
      [-5, 0, 9, 18, 40].map((frame) => secondsTiming(0.6).getProgress({frame, fps: 30})),
      [0, 0, 0.5, 1, 1],
    );
    const {inTwoSteps} = sampleOf<{inTwoSteps(first: TransitionTiming, second: TransitionTiming): TransitionTiming}>([`${TIMINGS}/custom.mdx`], 'in-two-steps');
    const joined = inTwoSteps(linearTiming({durationInFrames: 30}), springTiming({config: {damping: 200}, durationInFrames: 20}));
    const at = (frame: number) => joined.getProgress({frame, fps: 30});
    assert.deepEqual([joined.getDurationInFrames({fps: 30}), at(15), at(30)], [50, 0.25, 0.5]);
    assert.ok(at(31) > 0.5 && at(49) > 0.99);
  },
);
