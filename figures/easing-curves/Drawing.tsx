import {Easing} from 'remotion';
import {Panels} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const curves: Record<string, (t: number) => number> = {
  quad: (t) => Easing.quad(t),
  cubic: (t) => Easing.cubic(t),
  sin: (t) => Easing.sin(t),
  exp: (t) => Easing.exp(t),
  circle: (t) => Easing.circle(t),
  'back()': Easing.back(),
  bounce: (t) => Easing.bounce(t),
  'elastic()': Easing.elastic(),
};

export const Drawing = ({width}: Canvas) => (
  <Panels
    width={width}
    columns={4}
    height={84}
    x={[0, 1]}
    y={[-0.2, 1.3]}
    panels={Object.entries(curves).map(([title, value]) => ({title, series: [{value: (t) => t, tone: 'quiet', isThin: true}, {value}]}))}
  />
);
