import assert from 'node:assert/strict';
import {createElement} from 'react';
import {random, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'A component that calls Math.random() shows another number at each frame, and at the same frame the next time; one that calls random() with a seed shows the same.',
  () => {
    const video = {width: 320, height: 180, fps: 30, durationInFrames: 60};
    const numbers = (next: () => number) => {
      const Note = () => createElement('i', {title: useCurrentFrame()}, next());
      return [0, 1, 2, 3, 3].map((frame) => />([\d.e-]+)</.exec(markupAt(Note as never, video, frame))?.[1]);
    };
    assert.equal(new Set(numbers(() => Math.random())).size, 5);
    assert.equal(new Set(numbers(() => random('gull'))).size, 1);
  },
);
