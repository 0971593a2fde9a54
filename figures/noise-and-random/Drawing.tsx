import {noise2D} from '@remotion/noise';
import {random} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={150}
    x={[0, 90]}
    y={[-1, 1]}
    xTicks={[0, 30, 60, 90]}
    yTicks={[-1, 0, 1]}
    xName="frame"
    series={[
      {text: '`random()`', tone: 'quiet', isThin: true, value: (frame) => random(Math.round(frame)) * 2 - 1},
      {text: '`noise2D()`', value: (frame) => noise2D('seed', frame / 20, 0)},
    ]}
  />
);
