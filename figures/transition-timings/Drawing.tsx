import {linearTiming, springTiming} from '@remotion/transitions';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const linear = linearTiming({durationInFrames: 30});
const springy = springTiming({durationInFrames: 30, config: {damping: 200}});

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={150}
    x={[0, 30]}
    y={[0, 1]}
    xTicks={[0, 10, 20, 30]}
    yTicks={[0, 0.5, 1]}
    xName="frame of the transition"
    series={[
      {text: '`linearTiming()`', tone: 'soft', value: (frame) => linear.getProgress({frame, fps: 30})},
      {text: '`springTiming()`', value: (frame) => springy.getProgress({frame, fps: 30})},
    ]}
  />
);
