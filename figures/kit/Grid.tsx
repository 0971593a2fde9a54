import type {ReactNode} from 'react';
import {isNarrow, round, type Canvas} from './canvas';
import {Label, LINE_HEIGHT} from './Label';
import {Sheet} from './Sheet';
import {wrap} from './text';

/** Filled, outlined, or nothing. */
type Mark = 'full' | 'part' | '';

type Props = Canvas & {columns: string[]; rows: {name: string; marks: Mark[]}[]; /** Room for the names of the rows. */ left?: [wide: number, narrow: number]};

/** What goes with what: a circle where a row and a column belong together. */
export function Grid({width, columns, rows, left: [wide, narrow] = [190, 104]}: Props): ReactNode {
  const left = isNarrow(width) ? narrow : wide;
  const own = (width - left) / columns.length;
  const heads = columns.map((name) => wrap(name, own - 6, 12));
  const head = Math.max(...heads.map((lines) => lines.length)) * LINE_HEIGHT + 8;
  const heights = rows.map(({name}) => Math.max(32, wrap(name, left - 10, 13).length * LINE_HEIGHT + 14));
  const tops = rows.map((_, row) => heights.slice(0, row).reduce((sum, height) => sum + height, head));
  return (
    <Sheet width={width} height={heights.reduce((sum, height) => sum + height, head)}>
      {heads.map((lines, column) => (
        <Label key={column} x={left + (column + 0.5) * own} y={head - 14 - (lines.length - 1) * LINE_HEIGHT + 2} anchor="middle" size={12} tone="soft">
          {lines.join('\n')}
        </Label>
      ))}
      {rows.map(({name, marks}, row) => {
        const y = tops[row] ?? 0;
        const height = heights[row] ?? 0;
        const lines = wrap(name, left - 10, 13).length;
        return (
          <g key={name}>
            <path d={`M0 ${round(y)}H${width}`} stroke="var(--hairline)" strokeWidth={1} />
            <Label x={0} y={y + (height - lines * LINE_HEIGHT) / 2 + 13} width={left - 10}>
              {name}
            </Label>
            {marks.map((mark, column) =>
              mark === '' ? null : (
                <circle
                  key={column}
                  cx={round(left + (column + 0.5) * own)}
                  cy={round(y + height / 2)}
                  r={7}
                  stroke="var(--accent)"
                  fill={mark === 'full' ? 'var(--accent)' : 'none'}
                />
              ),
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
