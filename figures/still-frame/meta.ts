import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three images out of one composition',
  alt: 'Three frames of a composition with 150 frames, in which a sun rises: frame 0 with the sun on the horizon, frame 75 with the sun above it, and the last one, 149, which minus 1 stands for, with the sun at the top.',
  caption: '`--frame` counts from 0, so the last of 150 frames is 149, and `-1` is another name for it. A `<Still>` has one frame and needs no number.',
};
