import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Frame numbers in a loop',
  alt: 'A sawtooth over 120 frames: inside a loop of 40 frames, the frame rises from 0 to 39 and starts again at 0 at the frames 40 and 80 of the video.',
  caption: 'What `useCurrentFrame()` returns inside `<Loop durationInFrames={40}>`: each round begins at 0.',
};
