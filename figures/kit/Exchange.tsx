import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Ground} from './Box';
import {isNarrow, round, type Canvas} from './canvas';
import {Label, LINE_HEIGHT} from './Label';
import {Sheet} from './Sheet';
import {textWidth, wrap} from './text';
import type {Tone} from './tones';

export type Message = {
  /** Positions among the parties; the same twice is work that a party does by itself. */
  from: number;
  to: number;
  text: string;
  tone?: Tone;
  isDashed?: boolean;
};

/** Who sends what to whom, from top to bottom. */
export function Exchange({width, parties, messages}: Canvas & {parties: string[]; messages: Message[]}): ReactNode {
  const phone = isNarrow(width);
  const column = width / parties.length;
  const xOf = (party: number) => column * (party + 0.5);
  const head = Math.max(...parties.map((name) => wrap(name, column - 22, 13).length)) * LINE_HEIGHT + 14;
  const {rows, bottom: y} = place(messages, head + 16, column, phone ? width * 0.66 : undefined);
  return (
    <Sheet width={width} height={y + 4}>
      {parties.map((name, index) => (
        <g key={name}>
          <path d={`M${round(xOf(index))} ${head + 2}V${round(y)}`} stroke="var(--hairline-strong)" strokeWidth={1} />
          <Ground x={column * index + 5} y={1} width={column - 10} height={head} />
          <Label x={xOf(index)} y={(head - wrap(name, column - 22, 13).length * LINE_HEIGHT) / 2 + 14} anchor="middle" width={column - 22} isBold>
            {name}
          </Label>
        </g>
      ))}
      {rows.map(({from, to, lines, top, line, tone = 'blue', isDashed}, index) => {
        const widest = Math.max(...lines.map((text) => textWidth(text, 12)));
        const middle = clamp((xOf(from) + xOf(to)) / 2, widest / 2 + 4, width - widest / 2 - 4);
        const direction = to > from ? 1 : -1;
        return (
          <g key={index}>
            {/* The text interrupts the life lines that it crosses. */}
            <rect x={round(middle - widest / 2 - 4)} y={top} width={round(widest + 8)} height={lines.length * LINE_HEIGHT} fill="var(--raised)" />
            <Label x={middle} y={top + 13} size={12} anchor="middle" tone={from === to ? 'soft' : 'ink'}>
              {lines.join('\n')}
            </Label>
            {from === to ? null : (
              <Arrow
                points={[
                  [xOf(from) + 3 * direction, line],
                  [xOf(to) - 3 * direction, line],
                ]}
                tone={tone}
                isDashed={isDashed}
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}

/** The lines of each message, and where it stands. */
function place(messages: Message[], top: number, column: number, roomOnPhone: number | undefined) {
  let y = top;
  const rows = messages.map((message) => {
    const span = Math.abs(message.to - message.from) * column;
    const room = roomOnPhone ?? Math.max(span - 24, message.from === message.to ? column * 1.1 : 180);
    const lines = wrap(message.text, room, 12);
    const row = {...message, lines, top: y, line: y + lines.length * LINE_HEIGHT + 2};
    y = row.line + (message.from === message.to ? 12 : 16);
    return row;
  });
  return {rows, bottom: y};
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
