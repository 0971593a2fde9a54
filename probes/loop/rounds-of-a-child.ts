import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {Loop, Sequence, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

const Child = () => createElement('b', null, JSON.stringify([useCurrentFrame(), Loop.useLoop()]).replaceAll('"', ''));
const loop = (durationInFrames: number, children: ReactNode = createElement(Child)) => createElement(Loop, {durationInFrames, children});
const seen = (element: ReactNode, frame: number) => /<b>(.*)<\/b>/.exec(markupAt(() => element, video, frame))?.[1]?.replaceAll('&quot;', '');

export default inNode(
  'In a loop, the frame begins at 0 in each round, and Loop.useLoop() returns the round, from 0 on, and its length, in nested loops those of the innermost, else null; without times, it goes on to the end around it.',
  () => {
    assert.equal(seen(createElement(Child), 50), '[50,null]');
    const said = [0, 39, 40, 85, 299].map((frame) => seen(loop(40), frame));
    const expected = [
      [0, 0],
      [39, 0],
      [0, 1],
      [5, 2],
      [19, 7],
    ].map(([frame, iteration]) => `[${frame},{iteration:${iteration},durationInFrames:40}]`);
    assert.deepEqual(said, expected);
    const nested = loop(75, loop(30));
    assert.deepEqual(
      [74, 75, 110].map((frame) => seen(nested, frame)),
      ['[14,{iteration:2,durationInFrames:30}]', '[0,{iteration:0,durationInFrames:30}]', '[5,{iteration:1,durationInFrames:30}]'],
    );
    const inSequence = createElement(Sequence, {durationInFrames: 100, children: loop(40)});
    assert.deepEqual([seen(inSequence, 99), seen(inSequence, 100)], ['[19,{iteration:2,durationInFrames:40}]', undefined]);
  },
);
