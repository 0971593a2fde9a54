import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {random} from 'remotion';
import {audioOf} from '../lib/audio-data';
import {slowInNode} from '../lib/probe';

export default slowInNode(
  'White noise over 512 values stays below 0.1, and half the time below 0.05; a deep tone over 4 values rises above 1, and a tone that fits one value of 64 shows in at least four, falling to both sides.',
  () => {
    const noise = audioOf(Array.from({length: 48_000}, (_, index) => 2 * random(`white noise ${index}`) - 1));
    const highest = Array.from({length: 28}, (_, frame) => Math.max(...visualizeAudio({audioData: noise, frame: frame + 1, fps: 30, numberOfSamples: 512})));
    highest.sort((a, b) => a - b);
    assert.ok(highest[0]! > 0.03 && highest[14]! < 0.05 && highest[27]! < 0.1, highest.join(' '));
    const toneOf = (hertz: number) => audioOf(Array.from({length: 48_000}, (_, index) => Math.sin((2 * Math.PI * hertz * index) / 48_000)));
    const deep = Array.from({length: 28}, (_, frame) => visualizeAudio({audioData: toneOf(80), frame: frame + 1, fps: 30, numberOfSamples: 4})[0]!);
    assert.ok(Math.max(...deep) > 1, String(Math.max(...deep)));

    const hill = visualizeAudio({audioData: toneOf(20 * 375), frame: 15, fps: 30, numberOfSamples: 64});
    const top = hill.indexOf(Math.max(...hill));
    assert.ok(hill.filter((value) => value > hill[top]! / 20).length >= 4, hill.join(' '));
    assert.ok(hill[top - 1]! < hill[top]! && hill[top + 1]! < hill[top]! && hill[top + 1]! > hill[top]! / 20);
  },
);
