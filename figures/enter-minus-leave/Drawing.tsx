import {spring} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const config = {damping: 200};
const enter = (frame: number) => spring({frame, fps: 30, config});
const leave = (frame: number) => spring({frame, fps: 30, config, delay: 60});

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={150}
    x={[0, 90]}
    y={[0, 1.15]}
    xTicks={[0, 30, 60, 90]}
    yTicks={[0, 1]}
    xName="frame"
    series={[
      {text: 'enter', tone: 'soft', isDashed: true, value: enter},
      {text: 'leave', tone: 'quiet', isDashed: true, value: leave},
      {text: 'enter − leave', value: (frame) => enter(frame) - leave(frame)},
    ]}
  />
);
