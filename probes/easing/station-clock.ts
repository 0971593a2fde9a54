import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inNode('The second hand of the station clock jumps by 6 degrees at frames 30, 60, 90, 120 and 150, and stands still in between.', () => {
  const {StationClock} = sampleOf<{StationClock: () => ReactNode}>(['docs/easing.mdx'], 'StationClock');
  const angles = Array.from({length: 200}, (_, frame) => {
    const [angle] = numbersOf(markupAt(StationClock, {width: 400, height: 400, fps: 30, durationInFrames: 200}, frame), 'transform');
    return Math.round(angle! * 1e6) / 1e6;
  });
  assert.deepEqual(
    angles.flatMap((angle, frame) => (frame > 0 && angle !== angles[frame - 1] ? [frame] : [])),
    [30, 60, 90, 120, 150],
  );
  assert.deepEqual(
    [0, 30, 60, 90, 120, 150].map((frame) => angles[frame]),
    [0, 6, 12, 18, 24, 30],
  );
});
