import {interpolate} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const speedAt = (frame: number) => interpolate(frame, [30, 90], [1, 5], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
const positionAt = (frame: number) => Array.from({length: Math.round(frame)}, (_, earlier) => speedAt(earlier)).reduce((sum, speed) => sum + speed, 0);

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={170}
    x={[0, 120]}
    y={[0, 600]}
    xTicks={[0, 30, 60, 90, 120]}
    yTicks={[0, 300, 600]}
    xName="frame of the video"
    series={[
      {text: 'sum of the speeds', value: positionAt},
      {text: 'frame × speed', tone: 'quiet', isDashed: true, value: (frame) => frame * speedAt(frame)},
    ]}
  />
);
