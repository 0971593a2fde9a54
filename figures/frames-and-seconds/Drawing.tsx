import {Ground} from '../kit/Box';
import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const rates = [24, 30, 60];
const MARKED = 12;

export const Drawing = ({width}: Canvas) => (
  <Timeline width={width} end={1} ticks={[0, 0.2, 0.4, 0.6, 0.8, 1]} unit="seconds" tracks={rates.map((rate) => ({name: `${rate} fps`, bars: []}))}>
    {({toX, topOf}) =>
      rates.map((rate, track) => (
        <g key={rate}>
          <Ground x={toX(0)} y={topOf(track)} width={toX(1) - toX(0)} height={26} />
          <path
            d={Array.from({length: rate - 1}, (_, frame) => `M${Math.round(toX((frame + 1) / rate) * 10) / 10} ${topOf(track)}v26`).join('')}
            stroke="var(--hairline-strong)"
            strokeWidth={1}
          />
          <Ground x={toX(MARKED / rate)} y={topOf(track)} width={toX((MARKED + 1) / rate) - toX(MARKED / rate)} height={26} tone="red" />
        </g>
      ))
    }
  </Timeline>
);
