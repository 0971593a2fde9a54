import {interpolate} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const FADE = 30;
const LOW = 0.04;
const TITLE = 100;
const VIDEO = [TITLE, 280] as const;
const END = 400;

const volume = (frame: number) => interpolate(frame, [0, FADE, TITLE - FADE, TITLE, VIDEO[1], VIDEO[1] + FADE, END - FADE, END], [0, 1, 1, LOW, LOW, 1, 1, 0]);

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={150}
    x={[0, END]}
    y={[0, 1.1]}
    xTicks={[0, TITLE, VIDEO[1], END]}
    yTicks={[LOW, 1]}
    xName="frames"
    zones={[[...VIDEO]]}
    series={[{value: volume}]}
    dots={[
      {x: (VIDEO[0] + VIDEO[1]) / 2, y: LOW, text: 'video scene', tone: 'soft', anchor: 'middle'},
      {x: TITLE / 2, y: 1, text: 'title', tone: 'soft', anchor: 'middle'},
      {x: (VIDEO[1] + END) / 2, y: 1, text: 'end card', tone: 'soft', anchor: 'middle'},
    ]}
  />
);
