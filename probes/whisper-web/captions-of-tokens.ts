import assert from 'node:assert/strict';
import type {TranscriptionItemWithTimestamp} from '@remotion/whisper-web';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Whisper = typeof import('@remotion/whisper-web');
const {toCaptions} = installed<Whisper>('@remotion/whisper-web/dist/esm/index.mjs');

const timestamps = {from: '00:00:00,000', to: '00:00:00,000'};
const token = (text: string, from: number, dtw = -1) => ({text, timestamps, offsets: {from, to: from + 90}, id: 1, p: 0.5, t_dtw: dtw});
const item = (text: string, ...tokens: ReturnType<typeof token>[]): TranscriptionItemWithTimestamp => ({
  text,
  timestamps,
  offsets: {from: 0, to: 0},
  tokens,
});

export default inNode(
  'toCaptions() makes a caption per token of each entry with text, and only the first of all captions, which may be a marker, loses its leading space.',
  () => {
    const spoken = [item(' Good day', token(' Good', 0), token(' day', 100, 12)), item('', token(' lost', 200)), item(' to you', token(' to', 300))];
    const {captions} = toCaptions({whisperWebOutput: spoken});
    assert.deepEqual(captions, [
      {text: 'Good', startMs: 0, endMs: 90, timestampMs: null, confidence: 0.5},
      {text: ' day', startMs: 100, endMs: 190, timestampMs: 120, confidence: 0.5},
      {text: ' to', startMs: 300, endMs: 390, timestampMs: null, confidence: 0.5},
    ]);
    const marked = toCaptions({whisperWebOutput: [item(' Good', token('[_BEG_]', 0), token(' Good', 0))]}).captions;
    assert.deepEqual(
      marked.map(({text}) => text),
      ['[_BEG_]', ' Good'],
    );
    assert.deepEqual(toCaptions({whisperWebOutput: []}).captions, []);
    assert.throws(() => toCaptions({} as {whisperWebOutput: []}), {message: "Cannot use 'in' operator to search for 'transcription' in undefined"});
  },
);
