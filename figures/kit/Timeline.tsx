import type {ReactNode} from 'react';
import {Ground} from './Box';
import {isNarrow, round, type Canvas} from './canvas';
import {Label} from './Label';
import {Sheet} from './Sheet';
import {textWidth} from './text';
import {TONES, type Tone} from './tones';

export type Bar = {from: number; to: number; text?: string; tone?: Tone; isDashed?: boolean};

export type Track = {name?: string; bars: Bar[]; /** Ticks on this track instead of bars, such as keyframes. */ marks?: number[]};

export type TimelineScale = {toX: (time: number) => number; topOf: (track: number) => number; bottom: number};

type Props = Canvas & {
  start?: number;
  end: number;
  ticks: number[];
  tracks: Track[];
  /** Where the playhead stands, and what it says. */
  at?: number;
  atText?: string;
  /** What the axis counts. */
  unit?: string;
  tickText?: (time: number) => string;
  children?: (scale: TimelineScale) => ReactNode;
};

const BAR = 26;

/** Bars on tracks over a common axis: what happens when. */
export function Timeline({width, start = 0, end, ticks, tracks, at, atText, unit = 'frames', tickText = String, children}: Props): ReactNode {
  const phone = isNarrow(width);
  const names = Math.max(0, ...tracks.map(({name}) => (name ? textWidth(name, 13) : 0)));
  const left = phone || names === 0 ? 14 : Math.min(170, names + 18);
  const right = width - 14;
  const above = atText ? 24 : 4;
  const toX = (time: number) => left + ((time - start) / (end - start)) * (right - left);
  const rowOf = (track: Track) => BAR + (phone && track.name ? 30 : 12);
  const tops = tracks.map((_, index) => tracks.slice(0, index).reduce((sum, track) => sum + rowOf(track), above));
  const bottom = tracks.reduce((sum, track) => sum + rowOf(track), above);
  const below = ticks.length > 0 ? 22 : 4;
  const barTop = (index: number) => (tops[index] ?? 0) + (phone && tracks[index]?.name ? 20 : 2);
  return (
    <Sheet width={width} height={bottom + below + (unit ? 18 : 0)}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${round(toX(tick))} ${above}V${bottom + 4}`} stroke="var(--hairline)" strokeWidth={1} />
          <Label x={toX(tick)} y={bottom + 18} size={12} tone="quiet" anchor="middle">
            {tickText(tick)}
          </Label>
        </g>
      ))}
      {tracks.map((track, index) => (
        <g key={index}>
          {track.name && (
            <Label x={0} y={phone ? (tops[index] ?? 0) + 13 : barTop(index) + 18} size={phone ? 12 : 13} tone={phone ? 'soft' : 'ink'}>
              {track.name}
            </Label>
          )}
          {track.bars.map((bar, at) => (
            <TimeBar key={at} {...bar} left={toX(bar.from)} right={toX(bar.to)} top={barTop(index)} end={right} />
          ))}
          {track.marks?.map((mark) => (
            <path key={mark} d={`M${round(toX(mark))} ${barTop(index)}v${BAR}`} stroke={TONES.blue.line} strokeWidth={2} />
          ))}
        </g>
      ))}
      {at !== undefined && (
        <>
          <path d={`M${round(toX(at))} ${above - 6}V${bottom + 4}`} stroke={TONES.red.line} />
          {atText && (
            <Label x={clamp(toX(at), textWidth(atText, 12) / 2, width - textWidth(atText, 12) / 2)} y={12} size={12} tone="red" anchor="middle">
              {atText}
            </Label>
          )}
        </>
      )}
      {unit && (
        <Label x={right + 12} y={bottom + below + 14} size={12} tone="soft" anchor="end">
          {unit}
        </Label>
      )}
      {children?.({toX, topOf: barTop, bottom})}
    </Sheet>
  );
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A bar whose text stands in it, or beside it where it does not fit. */
function TimeBar({left, right, top, end, text, tone = 'blue', isDashed}: Bar & {left: number; right: number; top: number; end: number}): ReactNode {
  const own = text ? textWidth(text, 12) : 0;
  const fits = own + 10 <= right - left;
  const after = right + 6 + own <= end + 14;
  return (
    <>
      <Ground x={left + 0.75} y={top} width={right - left - 1.5} height={BAR} tone={tone} isDashed={isDashed} />
      {text && (
        <Label
          x={fits ? (left + right) / 2 : after ? right + 6 : left - 6}
          y={top + 17}
          size={12}
          anchor={fits ? 'middle' : after ? 'start' : 'end'}
          tone={tone === 'blue' ? 'ink' : tone}
        >
          {text}
        </Label>
      )}
    </>
  );
}
