import assert from 'node:assert/strict';
import fs from 'node:fs';
import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Lines = {toLines(captions: Caption[], maxCharacters: number): Caption[][]};
type Service = {fromService(words: {word: string; start: number; end: number}[]): Caption[]};

export default inNode(
  'toLines() divides time by letters, and begins a line just where the next word exceeds the limit. fromService() makes a caption of each word. Words that touch share no moment; pages of single sentences begin with them.',
  () => {
    const {toLines} = sampleOf<Lines>(['docs/captions/ensure-max-characters-per-line.mdx'], 'to-lines');
    const sentence = 'Turn left at the lighthouse and keep the red buoys to starboard.';
    for (let limit = 10; limit < 40; limit++) {
      const lines = toLines([caption(sentence, 1000, 6200)], limit);
      const words = lines.flat();
      assert.deepEqual(
        words.map(({text}) => text.trim()),
        sentence.split(' '),
      );
      const perLetter = 5200 / sentence.replaceAll(' ', '').length;
      for (const {text, startMs, endMs} of words) assert.ok(Math.abs(endMs - startMs - text.trim().length * perLetter) <= 1);
      assert.deepEqual([words[0]?.startMs, words.at(-1)?.endMs], [1000, 6200]);
      words.slice(1).forEach(({startMs}, index) => assert.equal(startMs, words[index]?.endMs));
      const texts = lines.map((line) => line.map(({text}) => text).join(''));
      texts.forEach((text, index) => {
        assert.ok(text.length <= limit);
        const [next] = (texts[index + 1] ?? '').split(' ');
        if (next) assert.ok(text.length + 1 + next.length > limit);
      });
    }

    const {fromService} = sampleOf<Service>(['docs/captions/importing.mdx'], 'from-service');
    const spoken = sentence.split(' ').map((word, index) => ({word, start: index / 2, end: index / 2 + 0.4}));
    assert.deepEqual(
      fromService(spoken).map(({text, startMs, endMs}) => ({word: text.trim(), start: startMs / 1000, end: endMs / 1000})),
      spoken,
    );

    const karaoke = fs.readFileSync('docs/captions/displaying.mdx', 'utf8');
    assert.match(karaoke, /fromMs <= ms && ms < toMs \?/);
    assert.match(karaoke, /startMs <= ms && ms < startMs \+ durationMs\)/);
    const touching = [caption('One', 0, 300), caption(' two', 300, 700), caption(' three', 700, 900)];
    const {pages} = createTikTokStyleCaptions({captions: touching, combineTokensWithinMilliseconds: 500});
    for (let ms = 0; ms < 900; ms++) {
      const current = pages.filter(({startMs, durationMs}) => startMs <= ms && ms < startMs + durationMs);
      assert.equal(current.length, 1);
      assert.equal(current.flatMap(({tokens}) => tokens).filter(({fromMs, toMs}) => fromMs <= ms && ms < toMs).length, 1);
    }

    const words = ['It', ' rains.', ' We', ' wait.', ' Then', ' we', ' go.'].map((text, index) => caption(text, index * 100, index * 100 + 100));
    const sentences = [words.slice(0, 2), words.slice(2, 4), words.slice(4)];
    const pagesOf = (captions: Caption[]) => createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 5000}).pages.map(({text}) => text.trim());
    assert.deepEqual(pagesOf(words), ['It rains. We wait. Then we go.']);
    assert.deepEqual(sentences.flatMap(pagesOf), ['It rains.', 'We wait.', 'Then we go.']);
  },
);
