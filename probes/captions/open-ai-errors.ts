import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode('openAiWhisperApiToCaptions() throws without words, for a translation, and for a word that is not in the text.', () => {
  const convert = (transcription: unknown) => () => openAiWhisperApiToCaptions({transcription: transcription as never});
  assert.throws(convert({text: 'a'}), /The transcription does need to be been generated with `timestamp_granularities: \["word"\]`/);
  assert.throws(convert({text: 'a', task: 'translate'}), /The transcription does need to be a "transcribe" task\. The input you gave is "task": "translate"/);
  assert.throws(
    convert({text: 'Hello there', words: [{word: 'hello', start: 0, end: 1}]}),
    /Unable to parse punctuation from OpenAI Whisper output\. Could not find word "hello"/,
  );
  assert.throws(convert(undefined), /Cannot read properties of undefined \(reading 'words'\)/);
});
