import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode('openAiWhisperApiToCaptions() takes punctuation from the text, the middle as the timestamp and no confidence.', () => {
  const convert = (text: string, words: string[]) =>
    openAiWhisperApiToCaptions({
      transcription: {text, words: words.map((word, index) => ({word, start: index, end: index + 0.5})), duration: 1, language: 'en'},
    }).captions;
  assert.deepEqual(
    convert('Hello, you there!', ['Hello', 'you', 'there']).map(({text}) => text),
    ['Hello,', ' you', ' there!'],
  );
  assert.deepEqual(convert('Hi', ['Hi']), [{text: 'Hi', startMs: 0, endMs: 500, timestampMs: 250, confidence: null}]);
  assert.deepEqual(convert('', []), []);
});
