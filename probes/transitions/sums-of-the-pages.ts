import assert from 'node:assert/strict';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const {Sequence, Transition} = TransitionSeries;

export default inNode(
  'A scene of 100 frames with transitions of 20 at both ends is alone for 60; the comic strip stands still halfway for 16 of its 40 frames, from 42 to 58; 0.8 seconds are 24 frames at 30 frames per second.',
  () => {
    const scene = (name: string) => h(Sequence, {key: name, durationInFrames: 100, children: `scene ${name}`});
    const timing = linearTiming({durationInFrames: 0.8 * 30 - 4});
    const Series = () =>
      h(TransitionSeries, {children: [scene('a'), h(Transition, {key: 1, timing}), scene('b'), h(Transition, {key: 2, timing}), scene('c')]});
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 260};
    const alone = Array.from({length: 260}, (_, frame) => markupAt(Series, size, frame)).filter(
      (markup) => markup.includes('scene b') && !/scene [ac]/.test(markup),
    );
    assert.equal(alone.length, 60);

    const {ComicStrip} = sampleOf<{ComicStrip: () => null}>(['docs/transitions/timings/custom.mdx'], 'ComicStrip');
    const place = (frame: number) => valuesOf(markupAt(ComicStrip, {...size, durationInFrames: 100}, frame), 'transform').join(' ');
    assert.ok([42, 50, 58].every((frame) => place(frame) === place(46)));
    assert.match(place(50), /-50%/);
    assert.ok([30, 36, 41, 59, 64, 69].every((frame) => place(frame) !== place(50)));
  },
);
