import {interpolate, type ExtrapolateType} from 'remotion';
import {Panels} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const types: ExtrapolateType[] = ['extend', 'clamp', 'identity', 'wrap'];

export const Drawing = ({width}: Canvas) => (
  <Panels
    width={width}
    columns={4}
    height={110}
    x={[-10, 20]}
    y={[-100, 200]}
    xTicks={[0, 10]}
    yTicks={[0, 100]}
    panels={types.map((type) => ({
      title: type,
      zones: [[0, 10]],
      // In three parts, since two of the types jump at the ends of the range.
      series: [
        [-10, -0.01],
        [0, 10],
        [10.01, 19.99],
      ].map(([from, to]) => ({value: (x) => interpolate(x, [0, 10], [0, 100], {extrapolateLeft: type, extrapolateRight: type}), from, to})),
    }))}
  />
);
