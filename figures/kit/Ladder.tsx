import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Box, boxHeight, type Words} from './Box';
import {isNarrow, type Canvas} from './canvas';
import type {Step} from './Flow';
import {Label} from './Label';
import {Sheet} from './Sheet';

type Rung = {ask: Words; then: Step};

type Props = Canvas & {
  /** Questions in the order in which they are asked; the first "yes" decides. */
  rungs: Rung[];
  /** What remains when every answer was no. */
  otherwise: Step;
};

/** Questions one below the other, each with what follows from "yes". */
export function Ladder({width, rungs, otherwise}: Props): ReactNode {
  const phone = isNarrow(width);
  const gap = phone ? 34 : 64;
  const below = 26;
  const left = (width - 2 - gap) / 2;
  const heights = rungs.map(({ask, then}) => Math.max(boxHeight(ask, left), boxHeight(then, left)));
  const tops = rungs.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + below, 1));
  const end = heights.reduce((sum, height) => sum + height + below, 1);
  const last = boxHeight(otherwise, left);
  return (
    <Sheet width={width} height={end + last + 1}>
      {rungs.map(({ask, then}, index) => {
        const y = tops[index] ?? 0;
        const height = heights[index] ?? 0;
        const middle = y + height / 2;
        return (
          <g key={ask.title}>
            <Box {...ask} x={1} y={y} width={left} height={height} />
            <Box tone="blue" {...then} x={1 + left + gap} y={y} width={left} height={height} />
            <Arrow
              points={[
                [left + 4, middle],
                [left + gap - 2, middle],
              ]}
              tone="blue"
            />
            <Label x={left + gap / 2} y={middle - 6} size={12} anchor="middle" tone="blue">
              yes
            </Label>
            <Arrow
              points={[
                [left / 2, y + height + 3],
                [left / 2, y + height + below - 3],
              ]}
            />
            <Label x={left / 2 + 9} y={y + height + below / 2 + 4} size={12} tone="soft">
              no
            </Label>
          </g>
        );
      })}
      <Box tone="blue" {...otherwise} x={1} y={end} width={left} height={last} />
    </Sheet>
  );
}
