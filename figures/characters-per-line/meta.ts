import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One sentence on lines of 24 characters',
  alt: 'A sentence of 64 characters that lasts 5.2 seconds is broken into three lines: "Turn left at the", "lighthouse and keep the" and "red buoys to starboard." Each line follows the one before it, at 1.275 and 3.238 seconds, and has a share of the time that fits its letters.',
  caption: 'Computed with the function of this page: a line ends before the next word would pass the limit, and longer words get more of the time.',
};
