import type {Canvas} from '../kit/canvas';
import {Chart} from '../kit/Chart';

const ROUND = 40;

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={130}
    x={[0, 120]}
    y={[0, 40]}
    xTicks={[0, 40, 80, 120]}
    yTicks={[0, 20, 40]}
    xName="frame of the video"
    series={[0, 1, 2].map((round) => ({
      value: (frame) => frame - round * ROUND,
      from: round * ROUND,
      to: (round + 1) * ROUND - 0.01,
      text: round === 0 ? 'frame inside the loop' : undefined,
    }))}
  />
);
