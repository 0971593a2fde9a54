import assert from 'node:assert/strict';
import {Typewriter} from '../../demos/typewriter/Typewriter';
import {meta} from '../../demos/typewriter/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {
  typedAt(text: string, frame: number): string;
  TimedWords(props: {words: {text: string; start: number}[]}): null;
  RisingWord(props: {entrance: number; children: string}): null;
};

export default inNode(
  'A character takes 2 frames, a period, question mark or comma 14 more. At 60 frames per second, 4 frames per character are as fast as 2 at 30. A timed word starts in its frame. An astronaut begins with a woman.',
  () => {
    const {typedAt} = sampleOf<Samples>(['docs/recipes/typewriter.mdx'], 'typed-at');
    assert.deepEqual(
      [1, 2, 5, 6, 21, 22].map((frame) => typedAt('Oh. So', frame)),
      ['', 'O', 'Oh', 'Oh.', 'Oh.', 'Oh. '],
    );
    assert.deepEqual([typedAt('a?b', 19), typedAt('a?b', 20), typedAt('a!b', 6)], ['a?', 'a?b', 'a!b']);

    const typed = (frame: number, fps: number, framesPerCharacter: number) =>
      />([^<>]*)<span/.exec(markupAt(Typewriter, {...meta, fps, durationInFrames: 400}, frame, {framesPerCharacter}).split('text-align')[1]!)?.[1];
    assert.equal(typed(15 + 60, 30, 2), typed(15 + 120, 60, 4));
    assert.equal(typed(15 + 60, 30, 2)?.length, 30);

    const {TimedWords} = sampleOf<Samples>(['docs/recipes/word-by-word.mdx'], 'TimedWords');
    const words = [
      {text: 'The', start: 0},
      {text: 'tide', start: 0.5},
    ];
    const opacity = (frame: number) => numbersOf(markupAt(TimedWords, {...meta, durationInFrames: 90}, frame, {words}), 'opacity').slice(-2);
    assert.deepEqual([opacity(0), opacity(15)[1], opacity(16)[1]! > 0, opacity(80).map(Math.round)], [[0, 0], 0, true, [1, 1]]);

    const {RisingWord} = sampleOf<Samples>(['docs/recipes/word-by-word.mdx'], 'RisingWord');
    const rising = (entrance: number) => markupAt(RisingWord, meta, 0, {entrance, children: 'stones'});
    assert.match(rising(0), /overflow:hidden[^>]*>.*translate:0 100%/);
    assert.match(rising(1), /translate:0 0%/);

    assert.deepEqual(['👩‍🚀'.length, '👩‍🚀'.slice(0, 2)], [5, '👩']);
  },
);
