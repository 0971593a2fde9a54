import assert from 'node:assert/strict';
import {createElement as h} from 'react';
import {Audio, Series} from 'remotion';
import {heardAt} from '../lib/heard';
import {inNode} from '../lib/probe';

const NAMES = ['a', 'b', 'c', 'd'];

export default inNode('When a scene of a series gets 15 frames longer, all scenes after it begin 15 frames later, and those before it as they did.', () => {
  const starts = (lengths: number[]) => {
    const scene = (name: string, index: number) =>
      h(Series.Sequence, {key: name, durationInFrames: lengths[index] ?? 0, layout: 'none', children: h(Audio, {src: `/${name}.wav`})});
    const Film = () => h(Series, {children: NAMES.map(scene)});
    return NAMES.map((name) => Array.from({length: 120}, (_, frame) => frame).find((frame) => heardAt(Film, frame).includes(`${name}.wav 0`)));
  };
  assert.deepEqual(starts([20, 20, 20, 20]), [0, 20, 40, 60]);
  assert.deepEqual(starts([20, 35, 20, 20]), [0, 20, 55, 75]);
});
