import assert from 'node:assert/strict';
import {createElement as h, type ReactNode} from 'react';
import {Audio, Series, useCurrentFrame} from 'remotion';
import {heardAt} from '../lib/heard';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Scene = () => ReactNode;
const sample = (name: string) => sampleOf<Record<string, Scene>>(['docs/audio/delaying.mdx'], name)[name]!;

export default inNode(
  'The gong and the answer begin at frame 90, the answer 15 frames after the question; an offset moves later parts too, a negative one begins during the part before; <Audio> behind frame > 90 starts at its own frame 91.',
  () => {
    const countdown = sample('Countdown');
    assert.deepEqual([heardAt(countdown, 89), heardAt(countdown, 90)], [['ticking.mp3 89'], ['ticking.mp3 90', 'gong.wav 0']]);
    const dialogue = sample('Dialogue');
    assert.deepEqual(
      [74, 75, 89, 90, 209, 210].map((frame) => heardAt(dialogue, frame)),
      [['question.wav 74'], [], [], ['answer.wav 0'], ['answer.wav 119'], []],
    );
    const part = (name: string, offset: number) =>
      h(Series.Sequence, {key: name, durationInFrames: 30, offset, layout: 'none', children: h(Audio, {src: `/${name}.wav`})});
    const parts = (offset: number) => () => h(Series, {children: [part('a', 0), part('b', offset), part('c', 0)]});
    assert.deepEqual(
      [29, 30, 39, 40, 70].map((frame) => heardAt(parts(10), frame)),
      [['a.wav 29'], [], [], ['b.wav 0'], ['c.wav 0']],
    );
    assert.deepEqual(
      [20, 50].map((frame) => heardAt(parts(-10), frame)),
      [['a.wav 20', 'b.wav 0'], ['c.wav 0']],
    );
    const Late = () => (useCurrentFrame() > 90 ? h(Audio, {src: '/late.wav'}) : null);
    assert.deepEqual([heardAt(Late, 90), heardAt(Late, 91)], [[], ['late.wav 91']]);
  },
);
