import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const parts = [
  {from: 0, start: 0, end: 90, speed: 1},
  {from: 90, start: 90, end: 165, speed: 4},
  {from: 390, start: 165, end: 285, speed: 0.25},
];

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={170}
    x={[0, 285]}
    y={[0, 450]}
    xTicks={[0, 90, 165, 285]}
    yTicks={[0, 90, 390]}
    xName="frame of the video"
    series={parts.map(({from, start, end, speed}, index) => ({
      text: index === 0 ? 'frame of the recording' : undefined,
      from: start,
      to: end,
      value: (frame) => from + (frame - start) * speed,
    }))}
  />
);
