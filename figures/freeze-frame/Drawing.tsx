import type {Canvas} from '../kit/canvas';
import {Chart} from '../kit/Chart';

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={160}
    x={[0, 80]}
    y={[0, 80]}
    xTicks={[0, 20, 40, 60, 80]}
    yTicks={[0, 40, 80]}
    xName="frame of the video"
    series={[
      {text: 'outside', value: (frame) => frame, tone: 'soft', isDashed: true},
      {text: 'inside `<Freeze>`', value: (frame) => Math.min(frame, 40)},
    ]}
    dots={[{x: 40, y: 40}]}
  />
);
