import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const pauses = [
  {at: 30, duration: 45},
  {at: 60, duration: 20},
];
const contentAt = (frame: number) => {
  let shift = 0;
  for (const {at, duration} of pauses) {
    if (frame < at + shift) break;
    if (frame < at + shift + duration) return at;
    shift += duration;
  }
  return frame - shift;
};

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={150}
    x={[0, 175]}
    y={[0, 120]}
    xTicks={[0, 30, 75, 105, 125, 175]}
    yTicks={[0, 30, 60, 110]}
    xName="frame of the video"
    zones={[
      [30, 75],
      [105, 125],
    ]}
    series={[{text: 'frame of the content', value: contentAt}]}
  />
);
