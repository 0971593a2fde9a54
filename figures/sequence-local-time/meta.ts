import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Time inside a sequence',
  alt: 'A timeline of 100 frames. The sequence Date lasts from frame 0 to 50, the sequence Place from frame 50 on. The playhead stands at frame 62 of the video; inside Place, the frame is 12.',
  caption: '`useCurrentFrame()` counts from the start of the surrounding sequence: frame 62 of the video is frame 12 for what is in Place.',
};
