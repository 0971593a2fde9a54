import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const FPS = 30;
const LAST = 899;

const clamp = (frame: number) => Math.min(LAST, Math.max(0, frame));
const builtIn = (frame: number) => clamp((frame - 10) * FPS);

/** The frame from which on it leads beyond the last one. */
const END = 10 + LAST / FPS;

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={180}
    x={[0, LAST]}
    y={[0, 900]}
    xTicks={[0, 300, 600, 899]}
    yTicks={[0, 300, 600, 899]}
    xName="frame at the press"
    series={[
      {value: (frame) => frame, tone: 'soft', isThin: true, text: 'stay'},
      {value: builtIn, from: 0, to: 10, tone: 'soft', isDashed: true},
      {value: builtIn, from: 10, to: END, tone: 'soft', isDashed: true, text: 'built in'},
      {value: builtIn, from: END, to: LAST, tone: 'soft', isDashed: true},
      {value: (frame) => clamp(frame - 10 * FPS), text: '10 seconds back'},
    ]}
  />
);
