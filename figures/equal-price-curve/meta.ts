import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'When more memory pays for itself',
  alt: 'A falling curve of running time over memory, on which a render costs the same as 690 seconds with 2,048 MB: 460 seconds with 3,072 MB and 345 with 4,096 MB. A point at 3,072 MB and 520 seconds lies above the curve, so that render is faster and more expensive.',
  caption:
    'On the curve, the price stays the same. A measurement below it makes the larger function cheaper; the one of the script, 520 seconds with 3,072 MB, lies above.',
};
