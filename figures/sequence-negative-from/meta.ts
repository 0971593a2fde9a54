import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A negative start cuts off the beginning',
  alt: 'A timeline from frame -20 to 60. A sequence with from -20 would begin before the video: its first 20 frames are never seen, and at frame 0 of the video it shows its own frame 20.',
  caption: 'With `from={-20}`, the first 20 frames of the content lie before the video. What is seen first is its frame 20.',
};
