import {Easing} from 'remotion';
import {Panels} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const cubic = (t: number) => Easing.cubic(t);
const directions = {in: Easing.in(cubic), out: Easing.out(cubic), inOut: Easing.inOut(cubic)};

export const Drawing = ({width}: Canvas) => (
  <Panels
    width={width}
    columns={3}
    height={100}
    x={[0, 1]}
    y={[0, 1]}
    xTicks={[0, 1]}
    yTicks={[0, 1]}
    panels={Object.entries(directions).map(([title, value]) => ({title, series: [{value: (t) => t, tone: 'quiet', isThin: true}, {value}]}))}
  />
);
