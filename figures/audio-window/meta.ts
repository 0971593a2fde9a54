import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The part of a file that is loaded',
  alt: 'A recording of 60 seconds divided into windows of 10 seconds. The playhead stands at 34 seconds. The window around it and the ones before and after are loaded, the rest is not.',
  caption: 'With `windowInSeconds: 10`, samples near the current frame are in memory; the rest of the file is not.',
};
