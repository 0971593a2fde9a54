import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';

export default inNode('toCaptions() takes times from the offsets, the timestamp from t_dtw in milliseconds, and the first caption loses its space.', () => {
  const entry = (text: string, from: number, to: number, t_dtw: number) => ({
    text,
    offsets: {from, to},
    timestamps: {from: '', to: ''},
    tokens: [{text, t_dtw, p: 0.927405, id: 1, offsets: {from, to}, timestamps: {from: '', to: ''}}],
  });
  const {captions} = toCaptions({
    whisperCppOutput: {transcription: [entry(' the', 0, 100, -1), entry(' crater', 2370, 3060, 294), entry('', 0, 0, 1)]} as never,
  });
  assert.deepEqual(captions[0], {text: 'the', startMs: 0, endMs: 100, timestampMs: null, confidence: 0.927405});
  assert.deepEqual(captions[1], {text: ' crater', startMs: 2370, endMs: 3060, timestampMs: 2940, confidence: 0.927405});
  assert.equal(captions.length, 2);
});
