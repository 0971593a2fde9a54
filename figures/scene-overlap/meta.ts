import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two scenes share half a second',
  alt: 'Two scenes at 30 frames per second. The first lasts 90 frames, and the second begins 15 frames before the first one ends, so that both play during the transition. Together they last 165 frames instead of 180.',
  caption: 'A transition of 15 frames makes the video 15 frames shorter. To make up for it, a video scene begins up to 15 frames earlier in its recording.',
};
