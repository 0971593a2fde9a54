import assert from 'node:assert/strict';
import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {createElement as h, type ElementType, type ReactNode} from 'react';
import * as remotion from 'remotion';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const {Sequence, Transition} = TransitionSeries;
const size = {width: 320, height: 180, fps: 30, durationInFrames: 200};

const sounds: string[] = [];
const Audio = ({src, volume = 1}: {src: string; volume?: number}) => {
  sounds.push(`${src.split('/').at(-1)} ${volume}`);
  return null;
};

/** The level of two tones, of which each may be left out. */
const level = (first: number, second: number) => {
  const samples = Array.from({length: 48_000}, (_, index) => {
    const wave = (hertz: number) => Math.sin((2 * Math.PI * hertz * index) / 48_000);
    return (first * wave(440) + second * wave(660)) ** 2;
  });
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample, 0) / samples.length);
};

export default slowInNode(
  'In an overlap, both scenes are mounted, each at its own volume, two equal tones are 3 decibels louder together, and what a presentation draws is there twice; its sound lasts until the scene ends, 60 frames in the sample.',
  () => {
    const {component, props} = fade();
    const Flash = (given: {children: ReactNode}) => h('div', null, h('b'), h(component as ElementType, given));
    const scene = (src: string) => h(Audio, {src});
    const Series = () =>
      h(TransitionSeries, {
        children: [
          h(Sequence, {key: 1, durationInFrames: 60, children: scene('one.mp3')}),
          h(Transition as ElementType, {key: 2, presentation: {component: Flash, props}, timing: linearTiming({durationInFrames: 20})}),
          h(Sequence, {key: 3, durationInFrames: 60, children: scene('two.mp3')}),
        ],
      });
    const at = (frame: number) => {
      sounds.splice(0);
      const flashes = markupAt(Series, size, frame).split('<b></b>').length - 1;
      return [flashes, ...sounds];
    };
    assert.deepEqual(
      [at(50), at(59)],
      Array.from({length: 2}, () => [2, 'one.mp3 1', 'two.mp3 1']),
    );
    assert.deepEqual(at(60).slice(1), ['two.mp3 1']);
    assert.equal((level(0.5, 0.5) - level(0.5, 0)).toFixed(1), '3.0');

    const {Postcards} = sampleOf<{Postcards: () => null}>(['docs/transitions/audio-transitions.mdx'], 'Postcards', {remotion: {...remotion, Audio}});
    const heard = Array.from({length: 120}, (_, frame) => frame).filter((frame) => {
      sounds.splice(0);
      markupAt(Postcards, size, frame);
      return sounds.length > 0;
    });
    assert.deepEqual([heard[0], heard.at(-1), heard.length], [40, 99, 60]);
  },
);
