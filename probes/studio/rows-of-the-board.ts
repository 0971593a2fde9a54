import assert from 'node:assert/strict';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Board = (props: {station: string; departures: string[]}) => null;

const video = {width: 1280, height: 720, fps: 30, durationInFrames: 120};

export default inNode('The three rows of the departure board begin to flip at the frames 20, 40 and 60, and each lies flat 15 frames later.', () => {
  const {DepartureBoard} = sampleOf<{DepartureBoard: Board}>(['docs/preview.mdx'], 'DepartureBoard');
  const props = {station: 'Bergen', departures: ['07:42 Voss', '08:05 Oslo', '08:20 Myrdal']};
  const angles = (frame: number) => [...markupAt(DepartureBoard, video, frame, props).matchAll(/rotateX\(([\d.]+)deg\)/g)].map(([, angle]) => Number(angle));
  const frames = [19, 20, 39, 40, 55, 59, 60, 75];
  assert.deepEqual(frames.map(angles), [[], [90], [0], [0, 90], [0, 0], [0, 0], [0, 0, 90], [0, 0, 0]]);
});
