import {estimatePrice} from '@remotion/lambda-client';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const FUNCTIONS = 45;
const START = 2;
const EACH = 4;
const JOIN = 3;
const MAIN = START + EACH + JOIN;

const seconds = FUNCTIONS * EACH + MAIN;
const price = estimatePrice({
  region: 'us-east-1',
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  lambdasInvoked: FUNCTIONS + 1,
  durationInMilliseconds: seconds * 1000,
});

const Bars = ({d, color}: {d: string; color: string}) => <path d={d} stroke={color} strokeWidth={2.4} strokeLinecap="butt" />;

export const Drawing = ({width}: Canvas) => {
  const left = 1;
  const right = width - (isNarrow(width) ? 8 : 24);
  const toX = (time: number) => round(left + (time / MAIN) * (right - left));
  const row = 4;
  const bottom = 40 + FUNCTIONS * row;
  const line = (from: number, to: number, y: number) => `M${toX(from)} ${y}H${round(toX(to) - 1)}`;
  const rows = Array.from({length: FUNCTIONS}, (_, index) => 30 + index * row);
  return (
    <Sheet width={width} height={bottom + 42}>
      <Label x={left} y={12} size={12} tone="soft">
        main function
      </Label>
      <Bars d={line(0, START, 20) + rows.map((y) => line(START, 2 * START, y)).join('')} color="var(--control)" />
      <Bars d={line(START, MAIN, 20) + rows.map((y) => line(2 * START, START + EACH, y)).join('')} color="var(--accent)" />
      <Label x={toX(START + EACH) + 12} y={bottom / 2 + 10}>
        {`${seconds} s`}
      </Label>
      <Label x={toX(START + EACH) + 12} y={bottom / 2 + 28} tone="blue" isBold>
        {`$${price}`}
      </Label>
      <Label x={toX(START) - 10} y={bottom / 2 + 10} anchor="end" tone="soft" size={12}>
        {`${FUNCTIONS} others`}
      </Label>
      {[0, 2, 4, 6, 9].map((tick) => (
        <g key={tick}>
          <path d={`M${toX(tick)} ${bottom - 2}v5`} stroke="var(--control)" />
          <Label x={toX(tick)} y={bottom + 18} size={12} tone="quiet" anchor={tick === 0 ? 'start' : 'middle'}>
            {`${tick}`}
          </Label>
        </g>
      ))}
      <Label x={right} y={bottom + 36} size={12} tone="soft" anchor="end">
        seconds
      </Label>
    </Sheet>
  );
};
