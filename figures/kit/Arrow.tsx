import type {ReactNode} from 'react';
import {round} from './canvas';
import {TONES, type Tone} from './tones';

type Point = [x: number, y: number];
type Props = {points: Point[]; tone?: Tone; isDashed?: boolean};

const HEAD = 7;

/** A line through points with a head at its end. */
export function Arrow({points, tone = 'soft', isDashed = false}: Props): ReactNode {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(y - fromY, x - fromX);
  const side = (turn: number) => `${round(x - HEAD * Math.cos(angle + turn))} ${round(y - HEAD * Math.sin(angle + turn))}`;
  return (
    <>
      <path d={`M${points.map((point) => point.map(round).join(' ')).join('L')}`} stroke={TONES[tone].line} strokeDasharray={isDashed ? '4 4' : undefined} />
      <path d={`M${side(0.5)}L${round(x)} ${round(y)}L${side(-0.5)}`} stroke={TONES[tone].line} />
    </>
  );
}
