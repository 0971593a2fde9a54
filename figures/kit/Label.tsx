import type {ReactNode} from 'react';
import {round} from './canvas';
import {piecesOf, wrap} from './text';
import {TONES, type Tone} from './tones';

export const LINE_HEIGHT = 17;

type Props = {
  x: number;
  /** Baseline of the first line. */
  y: number;
  children: string;
  tone?: Tone;
  size?: 12 | 13 | 15;
  anchor?: 'start' | 'middle' | 'end';
  isBold?: boolean;
  /** Breaks the text into lines of this width. */
  width?: number;
};

/** Text; what stands in backticks is set as code. */
export function Label({x, y, children, tone = 'ink', size = 13, anchor = 'start', isBold = false, width = Infinity}: Props): ReactNode {
  return (
    <text y={round(y)} fill={TONES[tone].text} fontSize={size} textAnchor={anchor === 'start' ? undefined : anchor} fontWeight={isBold ? 600 : undefined}>
      {wrap(children, width, size).map((line, index) => (
        <tspan key={index} x={round(x)} dy={index === 0 ? undefined : LINE_HEIGHT}>
          {piecesOf(line).map(({text, isCode}, at) =>
            isCode ? (
              <tspan key={at} fontFamily="var(--mono)" fontSize={size - 0.5}>
                {text}
              </tspan>
            ) : (
              text
            ),
          )}
        </tspan>
      ))}
    </text>
  );
}
