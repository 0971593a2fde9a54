import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The render waits for its slowest chunk',
  alt: 'Two renders over time, with a function for each chunk. Above, one of three chunks has slow frames and takes twice as long as the others, and joining waits for it. Below, the same frames are in twice as many chunks: the slow ones are shared by two functions, and joining starts earlier.',
  caption:
    'The same frames in three and in six functions, not to scale. Smaller chunks share the slow frames, so joining starts earlier; each function adds a start.',
};
