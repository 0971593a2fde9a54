import assert from 'node:assert/strict';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Word = {text: string; startMs: number; endMs: number};

const size = {width: 1080, height: 1920, fps: 50, durationInFrames: 500};
const captions: Word[] = [
  {text: ' Bees', startMs: 200, endMs: 500},
  {text: ' dance', startMs: 600, endMs: 1000},
  {text: ' home', startMs: 3000, endMs: 3200},
];

export default inNode(
  'OneWord.tsx of the roadmap shows each word of the captions alone, in a scale that grows from 0.8 to 1 within the first 120 milliseconds of the word and then stays.',
  () => {
    const {OneWord} = sampleOf<{OneWord: (props: {captions: Word[]}) => React.ReactNode}>(['docs/recorder/roadmap.mdx'], 'remotion/OneWord.tsx');
    const at = (ms: number) => markupAt(OneWord, size, (ms * size.fps) / 1000, {captions});
    const words = (ms: number) => [...at(ms).matchAll(/>([^<>]+)</g)].map(([, text]) => text);
    assert.deepEqual(words(180), []);
    for (const {text, startMs} of captions) {
      assert.deepEqual([words(startMs), words(startMs + 380)], [[text.trim()], [text.trim()]]);
      const scales = [0, 20, 40, 60, 80, 100, 120, 140, 380].map((since) => numbersOf(at(startMs + since), 'scale')[0]!);
      assert.ok(Math.abs(scales[0]! - 0.8) < 1e-9);
      assert.ok(scales.slice(1, 7).every((scale, index) => scale > scales[index]!));
      assert.deepEqual(scales.slice(6), [1, 1, 1]);
    }
    assert.deepEqual(valuesOf(at(2960), 'opacity').at(-1), '0');
  },
);
