import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Ticker = {tickerDuration: (goals: number) => number; tickerOffset: (frame: number, goals: number) => number};

const PAGE = ['docs/testing.mdx'];

export default inNode(
  'The ticker of the page rests for 30 frames, then moves by one row in 50 frames per goal and stops; the score is half faded in at frame 15, and the winner is there from frame 30 on, not before.',
  () => {
    const {tickerDuration, tickerOffset} = sampleOf<Ticker>(PAGE, 'src/ticker.ts');
    assert.equal(tickerDuration(3), 180);
    assert.deepEqual(
      [0, 29, 80, 105, 130, 180, 900].map((frame) => tickerOffset(frame, 3) + 0),
      [0, 0, -120, -180, -240, -360, -360],
    );
    const {Score} = sampleOf<{Score: (props: object) => ReactNode}>(PAGE, 'src/Score.tsx');
    const at = (frame: number) => markupAt(Score, {width: 1280, height: 720, fps: 30, durationInFrames: 90}, frame, {home: 2, guest: 1});
    assert.match(at(15), /opacity:0\.5"/);
    assert.deepEqual(
      [15, 29, 30, 89].map((frame) => at(frame).includes('Home win')),
      [false, false, true, true],
    );
  },
);
