import assert from 'node:assert/strict';
import {measureSpring} from 'remotion';
import {meta} from '../../demos/word-by-word/meta';
import {WordByWord} from '../../demos/word-by-word/WordByWord';
import {slowInNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default slowInNode(
  'Each of the six words starts 7 frames after the one before, from frame 5 to 40, and settles after 23 without overshooting; all are there by frame 63 and fade from 85 on.',
  () => {
    const opacities = (frame: number) => numbersOf(markupAt(WordByWord, meta, frame), 'opacity');
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => opacities(frame));
    const words = [0, 1, 2, 3, 4, 5].map((word) => course.map((frame) => frame[word + 1]!));
    assert.ok(
      course.every(({length}) => length === 7),
      'all words are on the page from frame 0 on',
    );
    assert.deepEqual(
      words.map((word) => word.findLastIndex((opacity) => opacity === 0)),
      [5, 12, 19, 26, 33, 40],
    );
    assert.ok(
      words.flat().every((opacity) => opacity <= 1 + 1e-9),
      'no word overshoots',
    );
    assert.equal(measureSpring({fps: 30, config: {damping: 200}}), 23);
    assert.ok(course[63]!.every((opacity) => opacity > 0.995) && course[62]!.some((opacity) => opacity < 0.995));
    const block = course.map(([first]) => first!);
    assert.ok(block[85] === 1 && block[86]! < 1);
    assert.equal(block[99], 0);
  },
);
