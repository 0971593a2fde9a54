import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {TransitionSeries, type TransitionTiming} from '@remotion/transitions';
import {createElement as h} from 'react';
import {prerender} from 'react-dom/static';
import {inNode} from '../lib/probe';

const {Sequence, Transition} = TransitionSeries;

export default inNode(
  'At each frame, a series asks each of its timings for the length and the progress more than once, with negative frames long before the transition and high ones long after it.',
  async () => {
    const asked: {name: string; frame?: number; fps: number}[] = [];
    const timing = (name: string): TransitionTiming => ({
      getDurationInFrames({fps}) {
        asked.push({name, fps});
        return 20;
      },
      getProgress({frame, fps}) {
        asked.push({name, frame, fps});
        return Math.min(1, Math.max(0, frame / 20));
      },
    });
    const component = () =>
      h(TransitionSeries, {
        children: [
          h(Sequence, {key: 1, durationInFrames: 100, children: 'A'}),
          h(Transition, {key: 2, timing: timing('first')}),
          h(Sequence, {key: 3, durationInFrames: 100, children: 'B'}),
          h(Transition, {key: 4, timing: timing('second')}),
          h(Sequence, {key: 5, durationInFrames: 100, children: 'C'}),
        ],
      });
    for (const [frameToDisplay, first, second] of [
      [0, -80, -160],
      [130, 50, -30],
      [259, 179, 99],
    ] as const) {
      asked.length = 0;
      await prerender(
        h(Thumbnail, {component, frameToDisplay, durationInFrames: 260, fps: 50, compositionWidth: 100, compositionHeight: 100, noSuspense: true}),
      );
      assert.ok(asked.every(({fps}) => fps === 50));
      for (const [name, frame] of [
        ['first', first],
        ['second', second],
      ] as const) {
        const own = asked.filter((each) => each.name === name);
        const frames = own.map((each) => each.frame).filter((each) => each !== undefined);
        assert.ok(frames.length > 1 && frames.every((each) => each === frame), `${name} at ${frameToDisplay}: ${frames.join(' ')}`);
        assert.ok(own.length - frames.length > 1);
      }
    }
  },
);
