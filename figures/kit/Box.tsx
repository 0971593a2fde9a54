import type {ReactNode} from 'react';
import {round} from './canvas';
import {Label, LINE_HEIGHT} from './Label';
import {wrap} from './text';
import {TONES, type Tone} from './tones';

export type Words = {title: string; note?: string};

type Props = Words & {x: number; y: number; width: number; height: number; tone?: Tone; isDashed?: boolean};

const PADDING = 10;
const TITLE = 13;
const NOTE = 12;

/** A thing with its name and, below it, what it does. */
export function Box({x, y, width, height, title, note, tone = 'soft', isDashed = false}: Props): ReactNode {
  const inside = width - 2 * PADDING;
  const titleLines = wrap(title, inside, TITLE).length;
  const top = y + (height - textHeight({title, note}, width)) / 2 + 13;
  return (
    <>
      <Ground x={x} y={y} width={width} height={height} tone={tone} isDashed={isDashed} />
      <Label x={x + width / 2} y={top} anchor="middle" width={inside} isBold>
        {title}
      </Label>
      {note && (
        <Label x={x + width / 2} y={top + titleLines * LINE_HEIGHT} anchor="middle" width={inside} size={NOTE} tone="soft">
          {note}
        </Label>
      )}
    </>
  );
}

/** How high a box has to be for its words. */
export const boxHeight = (words: Words, width: number): number => textHeight(words, width) + 2 * PADDING;

function textHeight({title, note}: Words, width: number): number {
  const inside = width - 2 * PADDING;
  return (wrap(title, inside, TITLE).length + (note ? wrap(note, inside, NOTE).length : 0)) * LINE_HEIGHT;
}

type GroundProps = {x: number; y: number; width: number; height: number; tone?: Tone; isDashed?: boolean};

/** The outline of a thing, filled with a trace of its color; opaque, so that it covers lines. */
export const Ground = ({x, y, width, height, tone = 'soft', isDashed = false}: GroundProps): ReactNode => (
  <rect
    x={round(x)}
    y={round(y)}
    width={round(width)}
    height={round(height)}
    rx={4}
    fill={isDashed ? 'var(--raised)' : `color-mix(in srgb,${TONES[tone].line} ${tone === 'soft' || tone === 'quiet' ? 7 : 14}%,var(--raised))`}
    stroke={TONES[tone].line}
    strokeDasharray={isDashed ? '4 4' : undefined}
  />
);
