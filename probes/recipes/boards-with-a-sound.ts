import assert from 'node:assert/strict';
import * as mediaUtils from '@remotion/media-utils';
import {meta as spectrumMeta} from '../../demos/spectrum/meta';
import {meta as waveformMeta} from '../../demos/waveform/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {audioOf} from '../lib/audio-data';
import {demoWith} from '../lib/demo-with';
import {inNode} from '../lib/probe';

type Demos = {Waveform(): null; Spectrum(): null};

/** Four seconds at 48,000 samples: silence, and a tone of 440 hertz from the third second on. */
const tone = audioOf(Array.from({length: 192_000}, (_, index) => (index < 96_000 ? 0 : Math.sin((index * 440 * 2 * Math.PI) / 48_000) / 2)));
const given = {'@remotion/media-utils': {...mediaUtils, useAudioData: () => tone}};

export default inNode(
  'The waveform has 72 bars, silent ones as high as they are wide, of which those ahead have 24 percent of their color and those that are over all of it. Of the 28 bars of the spectrum, the one of a tone is the highest..',
  () => {
    const {Waveform} = demoWith<Demos>('waveform/Waveform.tsx', given);
    const bars = (frame: number) => {
      const markup = markupAt(Waveform, waveformMeta, frame);
      return {heights: numbersOf(markup, 'height').slice(-72), widths: numbersOf(markup, 'width').slice(-72), colors: numbersOf(markup, 'fill-opacity')};
    };
    const {heights, widths, colors} = bars(51);
    assert.equal(colors.length, 72);
    assert.equal(heights[0], widths[0]);
    assert.equal(Math.max(...heights), 420);
    // 51 of 120 frames are 30.6 of 72 bars.
    assert.deepEqual([colors[0], colors[29], colors[30]!.toFixed(1), colors[31], colors[71]], [1, 1, '0.6', 0.24, 0.24]);
    assert.deepEqual(bars(0).heights, heights, 'the whole waveform is visible in every frame');

    const {Spectrum} = demoWith<Demos>('spectrum/Spectrum.tsx', given);
    const spectrum = (frame: number) => numbersOf(markupAt(Spectrum, spectrumMeta, frame), 'height').slice(-28);
    assert.deepEqual([spectrum(90).length, new Set(spectrum(20)).size], [28, 1]);
    const values = mediaUtils.visualizeAudio({audioData: tone, frame: 90, fps: 30, numberOfSamples: 1024});
    // Each value stands for 23.4 hertz, so 440 hertz are number 18 or 19.
    const edge = (bar: number) => Math.round(2 + bar + 200 * (bar / 28) ** 3);
    const highest = spectrum(90).indexOf(Math.max(...spectrum(90)));
    assert.ok(edge(highest) <= 19 && edge(highest + 1) >= 18, `bar ${highest}`);
    assert.deepEqual([edge(1) - edge(0), edge(28) - edge(27) > 20, (tone.sampleRate / 2 / values.length).toFixed(0)], [1, true, '23']);
  },
);
