import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode('openAiWhisperApiToCaptions() gives the first word a space if the text begins with one.', () => {
  const textsOf = (text: string) =>
    openAiWhisperApiToCaptions({
      transcription: {
        ...{text, duration: 2, language: 'en'},
        words: [
          {word: ' The', start: 0, end: 1},
          {word: ' ferry', start: 1, end: 2},
        ],
      },
    }).captions.map((caption) => caption.text);
  assert.deepEqual(textsOf(' The ferry.'), [' The', ' ferry.']);
  assert.deepEqual(textsOf('The ferry.'), ['The', ' ferry.']);
});
