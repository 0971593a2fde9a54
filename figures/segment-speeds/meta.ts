import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Recording and video at three speeds',
  alt: "A curve of the recording's frame over 285 frames of the video in three straight parts: at normal speed to frame 90, four times as steep to frame 165, then almost flat to frame 285.",
  caption: '90 frames at normal speed, 300 frames in 75, and 30 frames stretched to 120. The steeper the line, the faster the part plays.',
};
