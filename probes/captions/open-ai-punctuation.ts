import assert from 'node:assert/strict';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import {inNode} from '../lib/probe';

const words = (...texts: string[]) => texts.map((word, index) => ({word, start: index, end: index + 1}));
const textsOf = (text: string, list: {word: string; start: number; end: number}[]) =>
  openAiWhisperApiToCaptions({transcription: {task: 'transcribe', language: 'english', duration: 2, text, words: list}}).captions.map(
    (caption) => caption.text,
  );

const SIGNS = '? , . % – ! ; : \' " - _ ( ) [ ] { } @ # $ ^ & * + = / | < > ~ `'.split(' ');

export default inNode(
  'openAiWhisperApiToCaptions() finds a word behind up to four spaces and listed characters and takes up to three after it; case counts, and a first word loses its space in the input.',
  () => {
    for (const sign of SIGNS) {
      assert.deepEqual(textsOf(`one${sign.repeat(3)} ${sign.repeat(3)}two`, words('one', 'two')), [`one${sign.repeat(3)}`, ` ${sign.repeat(3)}two`], sign);
      assert.throws(() => textsOf(`${sign.repeat(5)}one`, words('one')), /Could not find word "one"/);
    }
    // What is too much behind a word has to fit before the next one.
    assert.deepEqual(textsOf('one!!!!two', words('one', 'two')), ['one!!!', '!two']);
    assert.throws(() => textsOf('one!!!!!!!! two', words('one', 'two')), /Could not find word "two"/);
    assert.throws(() => textsOf('Hello there', words('hello')), /Could not find word "hello"/);
    assert.deepEqual(textsOf('It is $3.50', words('It', 'is', '$3', '50')), ['It', ' is', ' $3.', '50']);

    const spoken = words(' The', ' ferry');
    assert.deepEqual(textsOf('The ferry', spoken), ['The', ' ferry']);
    assert.deepEqual(
      spoken.map(({word}) => word),
      ['The', ' ferry'],
    );
    assert.deepEqual(textsOf('', []), []);
  },
);
