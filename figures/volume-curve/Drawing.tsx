import {interpolate} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={120}
    x={[0, 150]}
    y={[0, 1.2]}
    xTicks={[0, 30, 120, 150]}
    yTicks={[0, 1]}
    xName="frame of the sound"
    series={[{text: '`volume`', value: (frame) => interpolate(frame, [0, 30, 120, 150], [0, 1, 1, 0])}]}
  />
);
