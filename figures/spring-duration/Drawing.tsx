import {spring} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={170}
    x={[0, 75]}
    y={[0, 1.3]}
    xTicks={[0, 20, 40, 60]}
    yTicks={[0, 1]}
    xName="frame"
    series={[
      {text: 'plain', tone: 'soft', value: (frame) => spring({frame, fps: 30})},
      {text: '`durationInFrames: 60`', value: (frame) => spring({frame, fps: 30, durationInFrames: 60})},
      {text: '`delay: 20`', tone: 'green', value: (frame) => spring({frame, fps: 30, delay: 20})},
    ]}
  />
);
