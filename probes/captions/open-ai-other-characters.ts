import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode('An ellipsis, a long dash, curly quotes, ¿, « and Chinese punctuation end the conversion.', () => {
  const convert = (text: string) => () =>
    openAiWhisperApiToCaptions({
      transcription: {text, words: ['Yes', 'no'].map((word, index) => ({word, start: index, end: index + 1})), duration: 1, language: 'en'},
    });
  assert.doesNotThrow(convert('Yes, no.'));
  for (const text of ['Yes… no', 'Yes — no', 'Yes “no”', 'Yes ¿no?', 'Yes «no»', 'Yes，no。'])
    assert.throws(convert(text), /Unable to parse punctuation/, text);
});
