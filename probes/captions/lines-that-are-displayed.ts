import assert from 'node:assert/strict';
import type {Caption} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Line = {text: string; startMs: number; endMs: number};

export default inNode(
  'toLines() of the page on displaying breaks after 42 characters, at the end of a sentence and after a pause of 900 milliseconds, and not within a word; a line has the times of its first and its last word.',
  () => {
    const {toLines} = sampleOf<{toLines(words: Caption[]): Line[]}>(['docs/captions/displaying.mdx'], 'to-lines');
    const words = (texts: string[], pause = 0) => texts.map((text, index) => caption(text, index * (100 + pause), index * (100 + pause) + 100));
    assert.deepEqual(toLines(words(['Bring', ' a', ' coat.', ' It', ' rains'])), [
      {text: 'Bring a coat.', startMs: 0, endMs: 300},
      {text: 'It rains', startMs: 300, endMs: 500},
    ]);
    assert.equal(toLines(words([' one', ' two'], 899)).length, 1);
    assert.equal(toLines(words([' one', ' two'], 900)).length, 2);
    const full = toLines(words(Array.from({length: 10}, () => ' quays')));
    assert.deepEqual(
      full.map(({text}) => text.length),
      [41, 17],
    );
    // Parts of a word stay with it, however long the line.
    assert.equal(toLines(words([' one.', 'two', 'x'.repeat(60)], 5000)).length, 1);
  },
);
