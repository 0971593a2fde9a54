import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A rate and the part of the file that it plays',
  alt: 'Three tracks show how much of a file 120 frames of the video play: at rate 0.5 the first 60 frames of the file, at rate 1 the first 120, at rate 2 the first 240.',
  caption: '120 frames of the video at three rates. The bar is the part of the file, in frames of the composition, that passes in that time.',
};
