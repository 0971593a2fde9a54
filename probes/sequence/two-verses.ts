import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const SIZE = {width: 240, height: 90, fps: 30, durationInFrames: 90};

/** In how many frames each of the two verses is shown, and whether one of them is in every frame. */
function framesOf(first: number, second: number): [first: number[], second: number[]] {
  const Verses = () =>
    createElement(
      'p',
      null,
      createElement(Sequence as ElementType, {from: 0, durationInFrames: first}, 'First verse'),
      createElement(Sequence as ElementType, {from: 45, durationInFrames: second}, 'Second verse'),
    );
  const markups = Array.from({length: 90}, (_, frame) => markupAt(Verses, SIZE, frame));
  const shown = (words: string) => [...markups.keys()].filter((frame) => markups[frame]!.includes(words));
  return [shown('First verse'), shown('Second verse')];
}

export default inNode(
  'A sequence of 30 frames is shown for exactly 30. Of two verses of 45 frames, the first is visible in the frames 0 to 44 and the second in 45 to 89; with 44 frames for the first, frame 44 is empty.',
  () => {
    assert.equal(framesOf(30, 45)[0].length, 30);
    const [first, second] = framesOf(45, 45);
    assert.deepEqual([first[0], first.at(-1), first.length, second[0], second.at(-1), second.length], [0, 44, 45, 45, 89, 45]);
    const [shorter, after] = framesOf(44, 45);
    assert.deepEqual([shorter.at(-1), after[0]], [43, 45]);
  },
);
