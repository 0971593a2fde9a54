import type {ReactNode} from 'react';

export type Canvas = {
  width: number;
  height: number;
  ink: string;
  accent: string;
  /** Random numbers from 0 to 1, in the same sequence for the same entry. */
  random: () => number;
};

export type Motif = (canvas: Canvas) => ReactNode;

export const times = (count: number) => Array.from({length: count}, (_, index) => index);
