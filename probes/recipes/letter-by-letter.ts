import assert from 'node:assert/strict';
import {measureSpring, spring} from 'remotion';
import {LetterByLetter} from '../../demos/letter-by-letter/LetterByLetter';
import {meta} from '../../demos/letter-by-letter/meta';
import {slowInNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';

const config = {damping: 11};

export default slowInNode(
  'Ten letters start 3 frames apart, within 27 frames; a damping of 11 peaks at 1.13 after 11 frames, lifts and tilts beyond the goal, and settles after 28.',
  () => {
    const letters = (frame: number) => valuesOf(markupAt(LetterByLetter, meta, frame), 'translate').map((value) => Number(/ (.*)%/.exec(value)?.[1]));
    const firsts = Array.from({length: 10}, (_, letter) => Array.from({length: 90}, (_, frame) => letters(frame)[letter]!));
    assert.deepEqual(
      firsts.map((course) => course.findLastIndex((offset) => offset === 140)),
      [5, 8, 11, 14, 17, 20, 23, 26, 29, 32],
    );
    const rise = Array.from({length: 60}, (_, frame) => spring({frame, fps: meta.fps, config}));
    assert.equal(rise.indexOf(Math.max(...rise)), 11);
    assert.equal(rise[11]!.toFixed(2), '1.13');
    assert.equal(firsts[0]![16], (1 - rise[11]!) * 140);
    assert.ok(Number.parseFloat(valuesOf(markupAt(LetterByLetter, meta, 16), 'rotate')[0]!) < 0);
    assert.equal(measureSpring({fps: 30, config}), 28);
  },
);
