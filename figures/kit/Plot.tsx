import type {ReactNode} from 'react';
import {round} from './canvas';
import {Label} from './Label';
import {TONES, type Tone} from './tones';

export type Series = {
  value: (x: number) => number;
  tone?: Tone;
  isDashed?: boolean;
  /** For comparison only. */
  isThin?: boolean;
  /** Only this part of the axis. */
  from?: number;
  to?: number;
  /** Holds each value until the next whole number. */
  isStepped?: boolean;
  /** Named in the legend. */
  text?: string;
};

export type Dot = {x: number; y: number; text?: string; tone?: Tone; anchor?: 'start' | 'middle' | 'end'; below?: boolean};

export type Axes = {
  x: [from: number, to: number];
  y: [from: number, to: number];
  xTicks?: number[];
  yTicks?: number[];
  xText?: (x: number) => string;
  yText?: (y: number) => string;
};

type Props = Axes & {left: number; top: number; width: number; height: number; series: Series[]; dots?: Dot[]; at?: number; zones?: [number, number][]};

/** Curves of computed values in a frame with axes. */
export function Plot({
  left,
  top,
  width,
  height,
  x,
  y,
  xTicks = [],
  yTicks = [],
  xText = String,
  yText = String,
  series,
  dots = [],
  at,
  zones = [],
}: Props): ReactNode {
  const toX = (value: number) => left + ((value - x[0]) / (x[1] - x[0])) * width;
  const toY = (value: number) => top + height - ((value - y[0]) / (y[1] - y[0])) * height;
  return (
    <>
      {zones.map(([from, to]) => (
        <rect key={from} x={round(toX(from))} y={top} width={round(toX(to) - toX(from))} height={height} fill="var(--accent)" fillOpacity={0.08} />
      ))}
      {yTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${round(toY(tick))}h${round(width)}`} stroke="var(--hairline)" strokeWidth={1} />
          <Label x={left - 8} y={toY(tick) + 4} anchor="end" size={12} tone="quiet">
            {yText(tick)}
          </Label>
        </g>
      ))}
      <path d={`M${left} ${top}v${height}h${round(width)}`} stroke="var(--control)" strokeWidth={1} />
      {xTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${round(toX(tick))} ${round(top + height)}v4`} stroke="var(--control)" strokeWidth={1} />
          <Label x={toX(tick)} y={top + height + 18} anchor="middle" size={12} tone="quiet">
            {xText(tick)}
          </Label>
        </g>
      ))}
      {at !== undefined && <path d={`M${round(toX(at))} ${top}v${height}`} stroke={TONES.red.line} />}
      {series.map((one, index) => (
        <path
          key={index}
          d={lineOf(one, x, width, toX, toY)}
          stroke={TONES[one.tone ?? 'blue'].line}
          strokeWidth={one.isThin ? 1 : 2}
          strokeDasharray={one.isDashed ? '5 5' : undefined}
        />
      ))}
      {dots.map((dot, index) => (
        <g key={index}>
          <circle cx={round(toX(dot.x))} cy={round(toY(dot.y))} r={4} fill={TONES[dot.tone ?? 'blue'].line} />
          {dot.text && (
            <Label
              x={toX(dot.x) + (dot.anchor === 'end' ? -9 : dot.anchor === 'middle' ? 0 : 9)}
              y={toY(dot.y) + (dot.below ? 19 : -8)}
              size={12}
              anchor={dot.anchor}
              tone={dot.tone ?? 'blue'}
            >
              {dot.text}
            </Label>
          )}
        </g>
      ))}
    </>
  );
}

type Scale = (value: number) => number;

function lineOf({value, from, to, isStepped}: Series, [first, last]: [number, number], width: number, toX: Scale, toY: Scale): string {
  const start = from ?? first;
  const end = to ?? last;
  if (isStepped) {
    const steps = Array.from({length: Math.ceil(end) - start}, (_, index) => start + index);
    return steps.map((at, index) => `${index === 0 ? `M${round(toX(at))} ` : 'V'}${round(toY(value(at)))}H${round(toX(Math.min(at + 1, end)))}`).join('');
  }
  const count = Math.max(2, Math.round(((toX(end) - toX(start)) / width) * Math.min(80, width / 2.5)));
  return Array.from({length: count + 1}, (_, index) => start + ((end - start) * index) / count)
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${round(toX(at))} ${round(toY(value(at)))}`)
    .join('');
}
