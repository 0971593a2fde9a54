import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {linearTiming, springTiming, TransitionSeries, useTransitionProgress, type TransitionTiming} from '@remotion/transitions';
import {createElement as h, type ReactElement, type ReactNode} from 'react';
import {prerender} from 'react-dom/static';
import {inNode} from '../lib/probe';

const {Sequence, Transition} = TransitionSeries;

const Scene = ({name}: {name: string}) => {
  const {entering, exiting, isInTransitionSeries} = useTransitionProgress();
  return `${name} ${[entering, exiting].map((share) => Number(share.toFixed(4))).join(' ')}${isInTransitionSeries ? '' : ' outside'};`;
};
const scene = (name: string, durationInFrames: number, children: ReactNode = h(Scene, {name})) => h(Sequence, {key: name, durationInFrames, children});
const change = (key: string, timing: TransitionTiming) => h(Transition, {key, timing});

async function progress(child: ReactElement | ReactElement[], frameToDisplay: number): Promise<string> {
  const component = () => (Array.isArray(child) ? h(TransitionSeries, {children: child}) : child);
  const size = {durationInFrames: 400, fps: 30, compositionWidth: 100, compositionHeight: 100};
  const {prelude} = await prerender(h(Thumbnail, {...size, component, frameToDisplay, noSuspense: true}));
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}

const twenty = linearTiming({durationInFrames: 20});

export default inNode(
  'useTransitionProgress() is 1 and 0 without a transition, equal in both scenes of one unless there is an offset, can run for both ends at once, and falls back to the outer series; hard cuts count as none.',
  async () => {
    assert.equal(await progress(h(Scene, {name: 'A'}), 5), 'A 1 0 outside;');
    assert.equal(await progress([scene('A', 20), scene('B', 20), scene('C', 20)], 25), 'B 1 0 outside;');

    const pair = [scene('A', 60), change('1', twenty), scene('B', 60)];
    assert.equal(await progress(pair, 30), 'A 1 0;');
    assert.equal(await progress(pair, 45), 'A 1 0.25;B 0.25 0;');
    assert.equal(await progress(pair, 70), 'B 1 0;');
    const late = [scene('A', 60), change('1', twenty), h(Sequence, {key: 'B', durationInFrames: 60, offset: 5, children: h(Scene, {name: 'B'})})];
    assert.equal(await progress(late, 50), 'A 1 0.5;B 0.25 0;');

    // A scene that is shorter than its two transitions together.
    const short = [scene('A', 40), change('1', twenty), scene('B', 30), change('2', twenty), scene('C', 40)];
    assert.match(await progress(short, 35), /B 0\.75 0\.25;/);

    const spring = [scene('A', 60), change('1', springTiming()), scene('B', 60)];
    assert.equal(await progress(spring, 60), 'B 0.9968 0;');
    assert.equal(await progress(spring, 62), 'B 1.0022 0;');

    const inner = h(TransitionSeries, {children: [scene('X', 30), change('1', twenty), scene('Y', 50)]});
    const outer = [scene('A', 60), change('1', twenty), scene('B', 60, inner)];
    assert.equal(await progress(outer, 45), 'A 1 0.25;X 0.25 0;');
    // Frame 15 of the inner series, which is a quarter into its transition.
    assert.equal(await progress(outer, 55), 'A 1 0.75;X 0.75 0.25;Y 0.25 0;');
  },
);
