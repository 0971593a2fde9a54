import {measureSpring, spring} from 'remotion';
import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const settled = measureSpring({fps: 30});

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={160}
    x={[0, 45]}
    y={[0, 1.3]}
    xTicks={[0, 15, settled, 45]}
    yTicks={[0, 1]}
    xName="frame"
    zones={[[settled, 45]]}
    series={[{value: (frame) => spring({frame, fps: 30})}]}
    dots={[{x: settled, y: 1, text: 'settled', anchor: 'end', tone: 'green', below: true}]}
  />
);
