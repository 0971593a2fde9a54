import assert from 'node:assert/strict';
import {visualizeAudio} from '@remotion/media-utils';
import {audioOf} from '../lib/audio-data';
import {inNode} from '../lib/probe';

export default inNode('visualizeAudio() throws for null, for a frame rate of 0 and for numbers that are no power of two.', () => {
  const audioData = audioOf(Array.from({length: 4800}, (_, index) => Math.sin(index / 10)));
  const at = (change: object) => visualizeAudio({audioData, frame: 0, fps: 30, numberOfSamples: 64, ...change});
  assert.throws(() => at({audioData: null}), /Cannot read properties of null \(reading 'resultId'\)/);
  assert.throws(() => at({fps: 0}), /The argument "fps" was not provided/);
  assert.throws(() => at({numberOfSamples: 100}), /The argument "bars" must be a power of two\. For example: 64, 128\. Got instead: 200/);
  assert.equal(at({}).length, 64);
});
