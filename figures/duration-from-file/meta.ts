import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The file decides on the length',
  alt: 'The source of the clip is a prop. Before the render, calculateMetadata reads the duration and the size of the file with parseMedia and returns them as length and size of the composition.',
  caption: 'The length is not in the code: it is read from the file before the first frame, for every clip anew.',
};
