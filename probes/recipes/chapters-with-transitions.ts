import assert from 'node:assert/strict';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {createElement as h} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Chapter = {title: string; from: number};
type Samples = {fromScenes(scenes: {title: string; durationInFrames: number}[]): Chapter[]};

const scenes = [
  {title: 'Clay', durationInFrames: 300},
  {title: 'Wheel', durationInFrames: 360},
  {title: 'Kiln', durationInFrames: 300},
];
const overlap = 20;

export default inNode(
  'If the frames of each overlap are subtracted from the scene before it, fromScenes() returns the frames at which the scenes of a TransitionSeries begin; without that, later chapters come too late.',
  () => {
    const {Sequence, Transition} = TransitionSeries;
    const children = scenes.flatMap(({title, durationInFrames}, index) => [
      ...(index === 0 ? [] : [h(Transition, {key: index, timing: linearTiming({durationInFrames: overlap})})]),
      h(Sequence, {key: title, durationInFrames, children: title}),
    ]);
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 920};
    const has = (title: string, frame: number) => frame >= 0 && markupAt(() => h(TransitionSeries, {children}), size, frame).includes(title);
    const {fromScenes} = sampleOf<Samples>(['docs/recipes/chapters-file.mdx'], 'from-scenes');
    const chapters = fromScenes(
      scenes.map((scene, index) => ({...scene, durationInFrames: scene.durationInFrames - (index < scenes.length - 1 ? overlap : 0)})),
    );
    assert.deepEqual(
      chapters.map(({from}) => from),
      [0, 280, 620],
    );
    for (const {title, from} of chapters) assert.deepEqual([has(title, from - 1), has(title, from)], [false, true], title);
    assert.deepEqual(
      fromScenes(scenes).map(({from}) => from),
      [0, 300, 660],
    );
  },
);
