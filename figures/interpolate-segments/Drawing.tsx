import {interpolate} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const points = [0, 15, 75, 90];
const values = [0, 1, 1, 0];

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={120}
    x={[0, 90]}
    y={[0, 1.2]}
    xTicks={points}
    yTicks={[0, 1]}
    xName="frame"
    series={[{value: (frame) => interpolate(frame, points, values)}]}
    dots={points.map((x, index) => ({x, y: values[index] ?? 0}))}
  />
);
