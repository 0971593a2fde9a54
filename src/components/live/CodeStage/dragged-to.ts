import type {NamedControl} from '@site/demos/lib/controls';

type Range = Pick<Extract<NamedControl, {kind: 'range'}>, 'min' | 'max' | 'step'>;

/** How many pixels a drag across the whole range takes. */
const LENGTH = 240;

/** A number's value after a drag to the right or, if `pixels` is negative, to the left. */
export function draggedTo({min, max, step}: Range, value: number, pixels: number): number {
  const steps = Math.round((value - min + (pixels / LENGTH) * (max - min)) / step);
  return Math.min(max, Math.max(min, min + steps * step));
}
