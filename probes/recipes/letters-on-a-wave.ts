import assert from 'node:assert/strict';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/letter-by-letter.mdx'];

type Samples = {WavingWord(props: {text?: string}): null; pieces(text: string): string[]};

export default inNode(
  'The waving word repeats every 30 frames, each letter a sixth of a turn behind the one before. An Arabic text is divided into words, a Latin one into letters, each emoji and each accent whole.',
  () => {
    const {WavingWord} = sampleOf<Samples>(PAGE, 'WavingWord');
    const size = {width: 760, height: 300, fps: 30, durationInFrames: 120};
    const heights = (frame: number) => [...markupAt(WavingWord, size, frame).matchAll(/translate:0 ([-\d.e]+)px/g)].map(([, y]) => Number(y));
    assert.equal(heights(3).length, 6);
    for (const frame of [3, 11, 26]) for (const [index, y] of heights(frame).entries()) assert.ok(Math.abs(y - heights(frame + 30)[index]!) < 1e-9);
    const same = heights(8).map((y, index) => y - heights(3)[index - 1]!);
    for (const difference of same.slice(1)) assert.ok(Math.abs(difference) < 1e-9, 'five frames later, the neighbor is there');
    assert.notEqual(heights(3)[0], heights(18)[0]);

    const {pieces} = sampleOf<Samples>(PAGE, 'pieces');
    assert.deepEqual(pieces('منارة على البحر'), ['منارة', ' ', 'على', ' ', 'البحر']);
    assert.deepEqual(pieces('Cafe\u0301 👩‍🚀👍🏽🇵🇹'), ['C', 'a', 'f', 'e\u0301', ' ', '👩‍🚀', '👍🏽', '🇵🇹']);
    assert.equal('🇵🇹'.split('').length, 4);
  },
);
