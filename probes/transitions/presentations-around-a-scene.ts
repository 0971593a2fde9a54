import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {linearTiming, TransitionSeries, type TransitionPresentation, type TransitionPresentationComponentProps} from '@remotion/transitions';
import {createElement as h} from 'react';
import {prerender} from 'react-dom/static';
import {inNode} from '../lib/probe';

const {Sequence, Transition} = TransitionSeries;

type Options = {name: string};

const Frame = ({
  children,
  passedProps,
  presentationDirection,
  presentationDurationInFrames,
  presentationProgress,
}: TransitionPresentationComponentProps<Options>) => [
  `${passedProps.name} ${presentationDirection} ${presentationProgress}/${presentationDurationInFrames}(`,
  children,
  ')',
];
const named = (name: string): TransitionPresentation<Record<string, unknown>> => ({component: Frame as never, props: {name}});

const component = () =>
  h(TransitionSeries, {
    children: [
      h(Sequence, {key: 1, durationInFrames: 40, children: 'A'}),
      h(Transition, {key: 2, presentation: named('first'), timing: linearTiming({durationInFrames: 10})}),
      h(Sequence, {key: 3, durationInFrames: 60, children: 'B'}),
      h(Transition, {key: 4, presentation: named('second'), timing: linearTiming({durationInFrames: 20})}),
      h(Sequence, {key: 5, durationInFrames: 40, children: 'C'}),
    ],
  });

async function shown(frameToDisplay: number): Promise<string> {
  const size = {durationInFrames: 140, fps: 30, compositionWidth: 100, compositionHeight: 100};
  const {prelude} = await prerender(h(Thumbnail, {...size, component, frameToDisplay, noSuspense: true}));
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}

export default inNode(
  'A scene is inside the presentations of its transitions from its first frame to its last, the one that takes it out around the one that brings it in, and later scenes come after earlier ones.',
  async () => {
    assert.equal(await shown(0), 'first exiting 0/10(A)');
    assert.equal(await shown(35), 'first exiting 0.5/10(A)second exiting 0/20(first entering 0.5/10(B))');
    assert.equal(await shown(50), 'second exiting 0/20(first entering 1/10(B))');
    assert.equal(await shown(80), 'second exiting 0.5/20(first entering 1/10(B))second entering 0.5/20(C)');
    assert.equal(await shown(109), 'second entering 1/20(C)');
  },
);
