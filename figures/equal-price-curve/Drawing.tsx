import {Chart} from '../kit/Chart';
import {isNarrow, type Canvas} from '../kit/canvas';

/** The price is memory multiplied by time. */
const equal = (memory: number) => (690 * 2048) / memory;

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={190}
    x={[1800, 4300]}
    y={[0, 800]}
    xTicks={[2048, 3072, 4096]}
    xText={(memory) => memory.toLocaleString('en-US')}
    yTicks={[0, 200, 400, 600, 800]}
    yText={(seconds) => `${seconds} s`}
    xName="memory in MB"
    series={[{value: equal, text: 'the same price as 690 s with 2,048 MB'}]}
    dots={[
      {x: 2048, y: 690, text: '690 s'},
      {
        x: 3072,
        y: 520,
        text: isNarrow(width) ? '520 s: costs more' : '520 s measured: faster, but costs more',
        tone: 'ink',
        anchor: isNarrow(width) ? 'middle' : 'start',
      },
      {x: 3072, y: equal(3072), text: '460 s', below: true, anchor: 'end'},
    ]}
  />
);
