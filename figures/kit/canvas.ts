/** A figure is drawn twice, for a column and for a phone, so that its text has the same size in both. */
export const WIDTHS = {wide: 640, narrow: 320} as const;

/** What a drawing gets: the width of its canvas. It decides on its height itself. */
export type Canvas = {width: number};

export const isNarrow = (width: number): boolean => width < 480;

/** Numbers in a drawing have one decimal, which no reader can tell from two and which weighs less. */
export const round = (value: number): number => Math.round(value * 10) / 10;
