import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {serializeSrt, type Caption} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/captions/ensure-max-characters-per-line.mdx';

type Lines = {toLines(captions: Caption[], maxCharacters: number): Caption[][]};

const texts = (lines: Caption[][]) => lines.map((line) => line.map(({text}) => text).join(''));

export default inNode(
  'toLines() breaks the sentence of the pilot into the file on the page; a longer word has a line of its own, each caption begins a line, parts of words become two words; inPairs() puts a line break between two lines.',
  () => {
    const {toLines} = sampleOf<Lines>([PAGE], 'to-lines');
    const sentence = caption('Turn left at the lighthouse and keep the red buoys to starboard.', 0, 5200);
    assert.equal(sentence.text.length, 64);
    const [, file] = /```txt title="pilot\.srt"\n(.*?)\n```/s.exec(fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8')) ?? [];
    assert.equal(serializeSrt({lines: toLines([sentence], 24)}), file);

    assert.deepEqual(texts(toLines([caption('a lighthouse b', 0, 100)], 5)), ['a', 'lighthouse', 'b']);
    assert.deepEqual(texts(toLines([caption('one', 0, 100), caption('two', 100, 200)], 24)), ['one', 'two']);
    assert.deepEqual(texts(toLines([caption(' slow', 0, 100), caption('ly,', 100, 200)], 24)), ['slow', 'ly,']);

    const {inPairs} = sampleOf<{inPairs(lines: Caption[][]): Caption[][]}>([PAGE], 'two-at-a-time');
    assert.deepEqual(texts(inPairs(toLines([sentence], 24))), ['Turn left at the\nlighthouse and keep the', 'red buoys to starboard.']);
  },
);
