import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

export default inNode(
  'toCaptions() of install-whisper-cpp and of whisper-web and openAiWhisperApiToCaptions() return an object whose only field is captions, an array with one caption for each word, in Node.js without a browser.',
  async () => {
    const {toCaptions: toCaptionsInTheBrowser} = await import('@remotion/whisper-web');
    const offsets = [
      {from: 0, to: 300},
      {from: 300, to: 700},
    ];
    const transcription = [' Ripe', ' apples'].map((text, index) => ({
      ...{text, offsets: offsets[index], timestamps: {from: '', to: ''}},
      tokens: [{id: 1, t_dtw: index * 30, text, offsets: offsets[index], timestamps: {from: '', to: ''}, p: 0.9}],
    }));
    const words = [
      {word: 'Ripe', start: 0, end: 0.3},
      {word: 'apples', start: 0.3, end: 0.7},
    ];
    for (const result of [
      toCaptions({whisperCppOutput: {transcription} as never}),
      toCaptionsInTheBrowser({whisperWebOutput: {transcription} as never}),
      openAiWhisperApiToCaptions({transcription: {duration: 1, language: 'english', text: 'Ripe apples', words}}),
    ]) {
      assert.deepEqual(Object.keys(result), ['captions']);
      assert.deepEqual(
        result.captions.map(({startMs, endMs}) => [startMs, endMs]),
        [
          [0, 300],
          [300, 700],
        ],
      );
    }
  },
);
