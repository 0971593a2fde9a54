import assert from 'node:assert/strict';
import {createElement, type ElementType, type ReactNode} from 'react';
import {Audio, Sequence, useCurrentFrame} from 'remotion';
import {heardAt} from '../lib/heard';
import {slowInNode} from '../lib/probe';

const element = (type: ElementType, props: object, ...children: ReactNode[]): ReactNode => createElement(type, props, ...children);
const sound = () => element(Audio, {src: 'cannon.mp3'});
const video = {width: 320, height: 180, fps: 30, durationInFrames: 600};

/** In how many of the frames of a composition something is heard. */
const heard = (Scene: () => ReactNode) =>
  Array.from({length: video.durationInFrames / 10}, (_, index) => heardAt(Scene, index * 10, video)).filter((each) => each.length > 0).length;

export default slowInNode(
  'In a render of 600 frames, a sound after the end of the <Sequence> around it, or behind the condition frame > 900, is never heard; a volume of 0 is silence, a plain <audio> is not heard, and others are heard.',
  () => {
    const within = (from: number) => () => element(Sequence, {durationInFrames: 60}, element(Sequence, {from}, sound()));
    assert.deepEqual([heard(within(20)) > 0, heard(within(60)), heard(within(90))], [true, 0, 0]);
    const Late = () => (useCurrentFrame() > 900 ? sound() : null);
    const Early = () => (useCurrentFrame() > 90 ? sound() : null);
    assert.deepEqual([heard(Late), heard(Early) > 0], [0, true]);
    const muted = () => element(Audio, {src: 'cannon.mp3', volume: 0});
    assert.equal(heard(muted), 0);
    assert.equal(
      heard(() => element('audio', {src: 'cannon.mp3'})),
      0,
    );
  },
);
