import assert from 'node:assert/strict';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h, type ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

const {Sequence, Transition} = TransitionSeries;

const size = {width: 320, height: 180, fps: 30, durationInFrames: 500};

const Scene = () => {
  const {width, height} = useVideoConfig();
  return h('i', null, `${useCurrentFrame()} in ${width} x ${height}`);
};

export default inNode(
  'useVideoConfig() returns width and height of the TransitionSeries in its scenes, and from delays the first one. A TransitionSeries.Sequence outside a series is shown without a limit, at the frame of what is around it.',
  () => {
    const series = (props: object) => () =>
      h(TransitionSeries, {
        ...props,
        children: [
          h(Sequence, {key: 1, durationInFrames: 60, children: h(Scene)}),
          h(Transition, {key: 2, timing: linearTiming({durationInFrames: 20})}),
          h(Sequence, {key: 3, durationInFrames: 60, children: h(Scene)}),
        ],
      });
    const shown = (scene: () => ReactNode, frame: number) => [...markupAt(scene, size, frame).matchAll(/<i>([^<]*)<\/i>/g)].map(([, text]) => text);
    assert.deepEqual(shown(series({width: 100, height: 50}), 50), ['50 in 100 x 50', '10 in 100 x 50']);
    assert.match(markupAt(series({width: 100, height: 50}), size, 10), /width:100px;height:50px|height:50px;.*width:100px/);
    assert.deepEqual(shown(series({}), 10), ['10 in 320 x 180']);
    assert.deepEqual([shown(series({from: 30}), 29), shown(series({from: 30}), 30)], [[], ['0 in 320 x 180']]);
    assert.deepEqual(
      [shown(series({layout: 'none'}), 10), markupAt(series({layout: 'none'}), size, 10).match(/position:absolute/g)?.length],
      [['10 in 320 x 180'], (markupAt(series({}), size, 10).match(/position:absolute/g)?.length ?? 0) - 1],
    );

    const outside = () => h(Sequence, {durationInFrames: 60, children: h(Scene)});
    assert.deepEqual([shown(outside, 59), shown(outside, 499)], [['59 in 320 x 180'], ['499 in 320 x 180']]);
  },
);
