import assert from 'node:assert/strict';
import {createElement as h, Fragment, type ElementType} from 'react';
import {Audio, Sequence} from 'remotion';
import {soundsAt} from '../lib/heard';
import {slowInNode} from '../lib/probe';

/** A part of a sound in a sequence of its own. */
const part = (from: number, durationInFrames: number, props: object) =>
  h(Sequence, {key: from, from, durationInFrames, layout: 'none', children: h(Audio as ElementType, {src: '/interview.mp3', ...props})});

export default slowInNode(
  'A sound that is cut into two sequences, the second with trimBefore, is silent in between and goes on where it stopped, and each of the parts has its own pitch for all of its frames.',
  () => {
    const scene = () => h(Fragment, null, part(0, 45, {toneFrequency: 1}), part(60, 60, {trimBefore: 45, toneFrequency: 1.5}));
    const heard = (frame: number) => soundsAt(scene, frame).map(({mediaFrame, toneFrequency}) => [mediaFrame, toneFrequency]);
    for (let frame = 0; frame < 45; frame++) assert.deepEqual(heard(frame), [[frame, 1]]);
    for (let frame = 45; frame < 60; frame++) assert.deepEqual(heard(frame), []);
    for (let frame = 60; frame < 120; frame++) assert.deepEqual(heard(frame), [[frame - 15, 1.5]]);
    assert.deepEqual(heard(120), []);
    const ids = [44, 60].map((frame) => soundsAt(scene, frame)[0]?.id);
    assert.notEqual(ids[0], ids[1]);
  },
);
