import type {NamedControl} from '@site/plugins/demos/types';

type Range = Pick<Extract<NamedControl, {kind: 'range'}>, 'min' | 'max' | 'step'>;

/** A drag over the whole range is this long, in pixels. */
const LENGTH = 240;

/** The value that a number has after a drag to the right or, below zero, to the left. */
export function draggedTo({min, max, step}: Range, value: number, pixels: number): number {
  const steps = Math.round((value - min + (pixels / LENGTH) * (max - min)) / step);
  return Math.min(max, Math.max(min, min + steps * step));
}
