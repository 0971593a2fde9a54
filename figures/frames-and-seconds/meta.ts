import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One second at three frame rates',
  alt: 'Three tracks over one second. At 24 frames per second it is divided into 24 frames, at 30 into 30 and at 60 into 60. Frame 12 is at half a second, at 0.4 and at 0.2 seconds.',
  caption: 'The same second in frames of three lengths. The marked one is frame 12 each time: a number of frames says nothing about time without a rate.',
};
