import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {meta} from '../../demos/spectrum/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {demoWith} from '../lib/demo-with';
import {inNode} from '../lib/probe';

export default inNode(
  'In the spectrum, -54 decibels are as low as silence and -12 decibels reach the full height of 560 pixels; the power of 1.8 leaves 29 percent of it halfway between.',
  () => {
    const height = (strength: number) => {
      const media = {useAudioData: () => ({}), visualizeAudio: () => Array.from({length: 1024}, () => strength)};
      const {Spectrum} = demoWith<{Spectrum: (props: {bars: number}) => ReactNode}>('spectrum/Spectrum.tsx', {'@remotion/media-utils': media});
      return numbersOf(markupAt(Spectrum, meta, 30, {bars: 100}), 'height').at(-1)!;
    };
    const decibels = (level: number) => 10 ** (level / 20);
    const lowest = height(0);
    assert.ok(lowest < 10);
    assert.equal(height(decibels(-54)), lowest);
    assert.ok(Math.abs(height(decibels(-12)) - 560) < 0.1 && height(1) === 560);
    assert.equal(Math.round((height(decibels(-33)) / 560) * 100), 29);
  },
);
