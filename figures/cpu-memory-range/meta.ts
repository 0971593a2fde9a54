import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How much memory a number of CPUs allows',
  alt: 'Ranges of memory on an axis from 0 to 32 gibibytes. One CPU allows up to 4, two up to 8, four from 2 to 16, six from 4 to 24, eight from 4 to 32.',
  caption: 'The finished video is in memory, too, since a container has no disk. More than 4 GiB need more CPUs.',
};
