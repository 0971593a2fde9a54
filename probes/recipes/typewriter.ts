import assert from 'node:assert/strict';
import {meta} from '../../demos/typewriter/meta';
import {Typewriter} from '../../demos/typewriter/Typewriter';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';

const SENTENCE = 'The river froze last night. Nobody heard it.';

export default inNode(
  'The typewriter waits for 15 frames, types a character every 2 frames and all 44 by frame 103; its cursor blinks every 15 frames after that.',
  () => {
    const markup = (frame: number) => markupAt(Typewriter, meta, frame);
    const typed = (frame: number) => /text-align:start">([^<]*)</.exec(markup(frame))?.[1];
    const isOn = (frame: number) => numbersOf(markup(frame), 'opacity')[0] === 1;
    assert.equal(SENTENCE.length, 44);
    for (const [frame, count] of [
      [0, 0],
      [16, 0],
      [17, 1],
      [18, 1],
      [19, 2],
      [102, 43],
      [103, 44],
      [164, 44],
    ] as const)
      assert.equal(typed(frame), SENTENCE.slice(0, count), `frame ${frame}`);
    assert.deepEqual([0, 15, 40, 77, 104, 105, 119, 120, 134, 135].map(isOn), [true, true, true, true, true, false, false, true, true, false]);
    assert.match(markup(40), /visibility:hidden">oze last night\. Nobody heard it\.</);
    assert.deepEqual([valuesOf(markup(40), 'border-left'), valuesOf(markup(40), 'margin-right')], [['10px solid #ff7a5c'], ['-10px']]);
  },
);
