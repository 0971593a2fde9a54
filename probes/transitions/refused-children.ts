import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h, Fragment, type ReactNode} from 'react';
import {prerender} from 'react-dom/static';
import {inNode} from '../lib/probe';

const {Sequence, Transition} = TransitionSeries;

const scene = (key: string, props = {}) => h(Sequence, {key, durationInFrames: 10, children: key, ...props});
const change = (key: string, durationInFrames = 5) => h(Transition, {key, timing: linearTiming({durationInFrames})});

/** What a series with these children shows at frame 0, or why not. */
async function shown(...children: ReactNode[]): Promise<string> {
  const component = () => h(TransitionSeries, {children});
  const size = {durationInFrames: 30, fps: 30, compositionWidth: 100, compositionHeight: 100};
  try {
    const {prelude} = await prerender(h(Thumbnail, {...size, component, frameToDisplay: 0, noSuspense: true}), {onError() {}});
    return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
  } catch (error) {
    return (error as Error).message;
  }
}

const Wrapped = () => scene('A');

export default inNode(
  'A series accepts fragments, arrays, null and false, shows nothing when empty, and refuses other elements, text, transitions in a row and scenes that are empty or shorter than a transition.',
  async () => {
    assert.equal(await shown(h(Fragment, {key: 1}, scene('A')), [null, false, [scene('B')]]), 'A');
    assert.equal(await shown(), '');

    const refused = 'The <TransitionSeries /> component only accepts a list of <TransitionSeries.Sequence />';
    const element = `${refused} and <TransitionSeries.Transition /> components as its children, but got [object Object] instead`;
    assert.equal(await shown(h('div', {key: 1})), element);
    assert.equal(await shown(h(Wrapped, {key: 1})), element);
    assert.equal(await shown(scene('A'), 'Caption'), `${refused} components as its children, but you passed a string "Caption"`);

    const twice = 'A <TransitionSeries.Transition /> component must not be followed by another <TransitionSeries.Transition /> component';
    assert.equal(await shown(scene('A'), change('1'), change('2'), scene('B')), `${twice} (nth children = 1 and 2)`);

    assert.equal(
      await shown(scene('A', {children: undefined})),
      'A <TransitionSeries.Sequence /> component (index = 0, duration = 10) was detected to not have any children. Delete it to fix this error.',
    );
    const short = (side: string) =>
      `The duration of a <TransitionSeries.Sequence /> must not be shorter than the duration of the ${side} <TransitionSeries.Transition />. The transition is 15 frames long, but the sequence is only 10 frames long`;
    assert.equal(await shown(scene('A'), change('1', 15), scene('B', {durationInFrames: 20})), `${short('next')} (index = 0, duration = 10)`);
    assert.equal(await shown(scene('A', {durationInFrames: 20}), change('1', 15), scene('B')), `${short('previous')} (index = 2, duration = 10)`);
  },
);
