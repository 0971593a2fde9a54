import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode(
  'openAiWhisperApiToCaptions() needs a time for each word: it makes a caption of each and takes start and end from it. It refuses a response that has words only in its text, and a word without a time gives NaN.',
  () => {
    const convert = (words?: object[]) => openAiWhisperApiToCaptions({transcription: {text: 'Hello there', words} as never}).captions;
    const hello = {word: 'Hello', start: 0.2, end: 0.5};
    const times = (captions: ReturnType<typeof convert>) => captions.map(({text, startMs, endMs}) => [text, startMs, endMs]);
    assert.deepEqual(times(convert([hello, {word: 'there', start: 0.5, end: 0.9}])), [
      ['Hello', 200, 500],
      [' there', 500, 900],
    ]);
    assert.deepEqual(times(convert([hello, {word: 'there'}]))[1], [' there', NaN, NaN]);
    assert.throws(() => convert(), /does need to be been generated with `timestamp_granularities: \["word"\]`/);
  },
);
