import assert from 'node:assert/strict';
import {createElement, type ReactNode} from 'react';
import {Freeze, Sequence, useCurrentFrame} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 120};

const Clock = () => createElement('b', null, useCurrentFrame());
const clock = createElement(Clock);
const seen = (element: ReactNode, frame: number) => /<b>(.*)<\/b>/.exec(markupAt(() => element, video, frame))?.[1];

export default inNode(
  'A freeze at 40 that is active from 40 to 69 shows frame 40 for 30 frames, then 70; a sequence from -40 in one from 70 goes on with 40. The function gets each frame, counted from the start of the innermost sequence.',
  () => {
    const asked: number[] = [];
    const active = (frame: number) => {
      asked.push(frame);
      return frame >= 40 && frame < 70;
    };
    const pause = createElement(Freeze, {frame: 40, active, children: clock});
    const frames = Array.from({length: 120}, (_, frame) => frame);
    assert.deepEqual(
      frames.map((frame) => seen(pause, frame)),
      frames.map((frame) => String(frame >= 40 && frame < 70 ? 40 : frame)),
    );
    assert.deepEqual(asked, frames);
    const goesOn = createElement(Sequence, {from: 70, children: createElement(Sequence, {from: -40, children: clock})});
    assert.deepEqual([seen(goesOn, 69), seen(goesOn, 70), seen(goesOn, 100)], [undefined, '40', '70']);

    asked.length = 0;
    const nested = createElement(Sequence, {from: 20, children: createElement(Sequence, {from: 10, children: pause})});
    assert.deepEqual([seen(nested, 65), seen(createElement(Freeze, {frame: 40, active: false, children: clock}), 65), asked], ['35', '65', [35]]);
  },
);
