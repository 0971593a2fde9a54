import {Chart} from '../kit/Chart';
import {isNarrow, type Canvas} from '../kit/canvas';

const known: [frames: number, functions: number][] = [
  [30, 2],
  [300, 15],
  [900, 45],
  [3600, 90],
  [9000, 113],
  [18000, 150],
];

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={170}
    x={[0, 19000]}
    y={[0, 170]}
    xTicks={isNarrow(width) ? [0, 9000, 18000] : [0, 3600, 9000, 18000]}
    xText={(frames) => frames.toLocaleString('en-US')}
    yTicks={[0, 50, 100, 150]}
    xName="frames of the video"
    series={[]}
    dots={known.map(([x, y]) => ({x, y, text: y > 40 ? `${y}` : undefined, anchor: 'middle'}))}
  />
);
