import assert from 'node:assert/strict';
import {spring} from 'remotion';
import {Emoji} from '../../demos/emoji/Emoji';
import {meta} from '../../demos/emoji/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'With a damping of 9, a spring reaches 1.2 before it settles; the emoji start 10 frames apart, and leave in 12 frames from 14 before the end on; code points are not taken apart.',
  () => {
    const course = Array.from({length: meta.durationInFrames}, (_, frame) => numbersOf(markupAt(Emoji, meta, frame), 'scale'));
    const each = [0, 1, 2].map((emoji) => course.map((sizes) => sizes[emoji]!));
    assert.deepEqual(
      each.map((sizes) => sizes.findIndex((size) => size > 0)),
      [7, 17, 27],
    );
    const rise = Array.from({length: 60}, (_, frame) => spring({frame, fps: meta.fps, config: {damping: 9}}));
    assert.equal(Math.max(...rise).toFixed(1), '1.2');
    assert.equal(Math.max(...each[0]!), Math.max(...rise));
    const leaves = meta.durationInFrames - 14;
    assert.ok(each[0]![leaves]! > 0.99 && each[0]![leaves + 1]! < each[0]![leaves]!);
    assert.ok(each.every((sizes) => sizes[leaves + 12]! < 0.01));
    assert.equal(numbersOf(markupAt(Emoji, meta, 30, {emoji: '👩‍🚀👍🏽'}), 'scale').length, 2);
  },
);
