import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Functions for a video of a given length',
  alt: 'A chart of the number of functions over the length of the video from 0 to 18,000 frames. It rises steeply to 90 at 3,600 frames and more slowly to 150 at 18,000 frames.',
  caption: 'The rows of the table as points: short videos get one function for every 20 frames, long ones 150 in all.',
};
