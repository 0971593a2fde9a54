import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode(
  'Before the beginning of the audio, visualizeAudio() returns the first values without smoothing; after the end, they are 0 within five frames.',
  () => {
    const audioData = audioOf(Array.from({length: 48_000}, (_, index) => Math.sin(index / 10)));
    const at = (frame: number, smoothing = true) => visualizeAudio({audioData, frame, fps: 30, numberOfSamples: 64, smoothing});
    const first = at(0, false);
    assert.ok(at(-1).every((value, index) => Math.abs(value - (first[index] ?? 0)) < 1e-9));
    assert.ok(at(0).some((value, index) => Math.abs(value - (first[index] ?? 0)) > 1e-6));
    assert.deepEqual(at(-20), at(-1));
    const end = 30;
    assert.ok(at(end).some((value) => value > 0));
    for (const frame of [end + 5, 900]) assert.deepEqual(new Set(at(frame)), new Set([0]));
  },
);
