import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Speed and position',
  alt: 'Two curves over 120 frames. The right position is the sum of all speeds so far and bends upward smoothly. Frame times current speed rises much faster and is wrong as soon as the speed changes.',
  caption:
    'The position is the sum of the speeds of all frames before. Multiplying the frame by its current speed, as `playbackRate` alone would, jumps ahead.',
};
