import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Nested sequences add up',
  alt: 'A timeline of 90 frames. The outer sequence starts at frame 30. The inner sequence has from 15 and therefore starts at frame 45 of the video.',
  caption: 'The inner `from={15}` counts from the start of the outer sequence at frame 30, so the inner one begins at frame 45 of the video.',
};
