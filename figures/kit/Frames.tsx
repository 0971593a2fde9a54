import type {ReactNode} from 'react';
import {isNarrow, round, type Canvas} from './canvas';
import {Label} from './Label';
import {Sheet} from './Sheet';

export type FrameCell = {
  /** Below the frame: its number, or its time. */
  text: string;
  /** What is in it, on a surface of 160 × 90. */
  picture: ReactNode;
  isCurrent?: boolean;
};

/** Frames in a row as on a strip of film, each with a picture. */
export function Frames({
  width,
  frames,
  columns = frames.length,
  perRowOnPhone = 3,
}: Canvas & {frames: FrameCell[]; columns?: number; perRowOnPhone?: number}): ReactNode {
  const perRow = isNarrow(width) ? Math.min(perRowOnPhone, columns) : columns;
  const own = (width - 2 - (perRow - 1) * 6) / perRow;
  const height = (own * 9) / 16;
  return (
    <Sheet width={width} height={Math.ceil(frames.length / perRow) * (height + 30)}>
      {frames.map(({text, picture, isCurrent}, index) => {
        const x = 1 + (index % perRow) * (own + 6);
        const y = 1 + Math.floor(index / perRow) * (height + 30);
        return (
          <g key={index}>
            <svg x={round(x)} y={round(y)} width={round(own)} height={round(height)} viewBox="0 0 160 90">
              <rect width={160} height={90} fill="var(--sunken)" />
              {picture}
            </svg>
            <rect x={round(x)} y={round(y)} width={round(own)} height={round(height)} stroke={isCurrent ? 'var(--playhead)' : 'var(--hairline-strong)'} />
            <Label x={x + own / 2} y={y + height + 17} size={12} anchor="middle" tone={isCurrent ? 'red' : 'soft'}>
              {text}
            </Label>
          </g>
        );
      })}
    </Sheet>
  );
}
