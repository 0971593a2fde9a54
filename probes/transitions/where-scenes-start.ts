import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h, type ReactElement} from 'react';
import {prerender} from 'react-dom/static';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {inNode} from '../lib/probe';

const {Sequence, Transition} = TransitionSeries;

const Scene = ({name}: {name: string}) => `${name} ${useCurrentFrame()}/${useVideoConfig().durationInFrames};`;
const scene = (name: string, durationInFrames: number, offset?: number) =>
  h(Sequence, {key: name, durationInFrames, ...(offset === undefined ? {} : {offset}), children: h(Scene, {name})});
const change = (key: string, durationInFrames: number) => h(Transition, {key, timing: linearTiming({durationInFrames})});

/** Which scenes are mounted at a frame, each with its own frame and length. */
async function mounted(children: ReactElement[], frameToDisplay: number): Promise<string> {
  const component = () => h(TransitionSeries, {children});
  const size = {durationInFrames: 400, fps: 30, compositionWidth: 100, compositionHeight: 100};
  const {prelude} = await prerender(h(Thumbnail, {...size, component, frameToDisplay, noSuspense: true}));
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}

export default inNode(
  'A scene starts as its transition begins, at its frame 0 and with its own length; a series lasts as long as its scenes minus the transitions between them; offsets move this scene and later ones.',
  async () => {
    // The gallery tour: 80 frames, a transition of 20, 100 and 60 frames.
    const tour = [scene('A', 80), change('1', 20), scene('B', 100), scene('C', 60)];
    const at = (frame: number) => mounted(tour, frame);
    assert.equal(await at(59), 'A 59/80;');
    assert.equal(await at(60), 'A 60/80;B 0/100;');
    assert.equal(await at(79), 'A 79/80;B 19/100;');
    assert.equal(await at(80), 'B 20/100;');
    assert.deepEqual([await at(159), await at(160)], ['B 99/100;', 'C 0/60;']);
    assert.deepEqual([await at(219), await at(220)], ['C 59/60;', '']);

    // Transitions at both ends do not change the length.
    const sign = [change('1', 18), scene('A', 90), change('2', 18)];
    assert.deepEqual([await mounted(sign, 0), await mounted(sign, 89), await mounted(sign, 90)], ['A 0/90;', 'A 89/90;', '']);

    // A short scene between two long transitions: three scenes at once.
    const crowded = [scene('A', 40), change('1', 20), scene('B', 30), change('2', 20), scene('C', 40)];
    assert.equal(await mounted(crowded, 35), 'A 35/40;B 15/30;C 5/40;');

    const early = [scene('A', 40), scene('B', 40, -10), scene('C', 40)];
    assert.deepEqual([await mounted(early, 30), await mounted(early, 70), await mounted(early, 110)], ['A 30/40;B 0/40;', 'C 0/40;', '']);
    const late = [scene('A', 40), scene('B', 40, 10), scene('C', 40)];
    assert.deepEqual([await mounted(late, 45), await mounted(late, 50), await mounted(late, 90)], ['', 'B 0/40;', 'C 0/40;']);
    assert.equal(await mounted([scene('A', 40, -10), scene('B', 40)], 40), 'B 0/40;');
    assert.equal(await mounted([scene('A', 40, -10), scene('B', 40)], 39), 'A 39/40;');
  },
);
