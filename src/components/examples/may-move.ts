/** Whether the reader has not asked for less motion. */
export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
