import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From 32 releases to one in five steps',
  alt: 'Five rows over releases 4.0.300 to 4.0.332. Each row shows the range that may hold the release that broke something, and a mark in its middle where the next test is. The range shrinks from 32 releases to 16, 8, 4, 2 and 1.',
  caption: 'Each test halves the range. Here 4.0.300 is good, 4.0.332 is bad, and the fifth test names the release.',
};
