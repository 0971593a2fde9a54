import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Content that pauses twice',
  alt: "A curve of the content's frame over 175 frames of the video. It rises, stands still at frame 30 for 45 frames, rises to 60, stands still for 20 frames and rises on.",
  caption: 'Two pauses: 45 frames at frame 30 of the content, 20 frames at its frame 60. After each, the content goes on where it stopped.',
};
