import assert from 'node:assert/strict';
import {meta} from '../../demos/word-by-word/meta';
import {WordByWord} from '../../demos/word-by-word/WordByWord';
import {markupAt, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'In the sentence, one number from 0 to 1 drives opacity and position of a word: it is 40 pixels too low when it is transparent, and in its place when it is opaque.',
  () => {
    for (const frame of [0, 5, 9, 20, 41, 63, 80]) {
      const markup = markupAt(WordByWord, meta, frame);
      const opacities = valuesOf(markup, 'opacity').slice(1).map(Number);
      const ways = valuesOf(markup, 'translate').map((value) => Number(/^0 (.*)px$/.exec(value)?.[1]));
      assert.equal(ways.length, 6);
      for (const [word, way] of ways.entries()) assert.ok(Math.abs((1 - opacities[word]!) * 40 - way) < 1e-6);
      if (frame === 0) assert.deepEqual([opacities, ways], [Array(6).fill(0), Array(6).fill(40)]);
    }
  },
);
