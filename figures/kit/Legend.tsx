import type {ReactNode} from 'react';
import {Label} from './Label';
import {textWidth} from './text';
import {TONES, type Tone} from './tones';

export type Entry = {text: string; tone?: Tone; isDashed?: boolean};

const ROW = 22;

function place(entries: Entry[], width: number) {
  let x = 0;
  let row = 0;
  return entries.map((entry) => {
    const own = 30 + textWidth(entry.text, 12) + 18;
    if (x > 0 && x + own - 18 > width) {
      x = 0;
      row++;
    }
    const found = {...entry, x, row};
    x += own;
    return found;
  });
}

export const legendHeight = (entries: Entry[], width: number): number => (entries.length === 0 ? 0 : ((place(entries, width).at(-1)?.row ?? 0) + 1) * ROW + 6);

/** The names of lines, side by side as far as they fit. */
export const Legend = ({entries, width}: {entries: Entry[]; width: number}): ReactNode =>
  place(entries, width).map(({text, tone = 'blue', isDashed, x, row}) => (
    <g key={text}>
      <path d={`M${x + 1} ${row * ROW + 9}h20`} stroke={TONES[tone].line} strokeWidth={2} strokeDasharray={isDashed ? '5 5' : undefined} />
      <Label x={x + 28} y={row * ROW + 13} size={12} tone="soft">
        {text}
      </Label>
    </g>
  ));
