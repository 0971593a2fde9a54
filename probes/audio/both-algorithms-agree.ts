import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('The algorithms of visualizeAudio() for accuracy and for speed differ by less than 10⁻¹⁴.', () => {
  const samples = Array.from({length: 48_000}, (_, index) => Math.sin(index / 10) * 0.5 + Math.sin(index / 3) * 0.2);
  for (const numberOfSamples of [256, 4096]) {
    const [accurate, fast] = (['accuracy', 'speed'] as const).map((optimizeFor) =>
      visualizeAudio({audioData: audioOf(samples), frame: 10, fps: 30, numberOfSamples, optimizeFor}),
    );
    assert.ok(accurate!.every((value, index) => Math.abs(value - fast![index]!) < 1e-14));
    assert.ok(Math.max(...accurate!) > 0.05);
  }
});
