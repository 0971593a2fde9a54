import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

export default inNode(
  'Each caption of the course has a text, a start and an end in whole milliseconds within the 30 seconds, and last timestampMs and confidence, which are null there and numbers in the captions of Whisper.cpp.',
  () => {
    const captions = sampleOf<Record<string, unknown>[]>(['docs/course/captions.mdx'], 'captions.json');
    assert.equal(captions.length, 9);
    for (const caption of captions) {
      assert.deepEqual(Object.keys(caption), ['text', 'startMs', 'endMs', 'timestampMs', 'confidence']);
      const {text, startMs, endMs, timestampMs, confidence} = caption as {text: string; startMs: number; endMs: number; [other: string]: unknown};
      assert.ok(text && Number.isInteger(startMs) && startMs < endMs && endMs <= 30_000);
      assert.deepEqual([timestampMs, confidence], [null, null]);
    }
    const times = {offsets: {from: 2370, to: 3060}, timestamps: {from: '', to: ''}};
    const spoken = toCaptions({
      whisperCppOutput: {transcription: [{...times, text: ' beds', tokens: [{...times, text: ' beds', t_dtw: 294, p: 0.9, id: 1}]}]} as never,
    });
    assert.deepEqual(spoken.captions[0], {text: 'beds', startMs: 2370, endMs: 3060, timestampMs: 2940, confidence: 0.9});
  },
);
