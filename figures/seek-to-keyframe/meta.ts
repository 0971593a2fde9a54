import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A jump lands on a keyframe',
  alt: 'A video of 8 seconds with a keyframe every 2 seconds. A seek to 5.5 seconds lands on the keyframe at 4 seconds, the last one that is not after the wanted time.',
  caption: 'The parser begins at the last keyframe before the time that you asked for, because frames in between cannot be decoded alone.',
};
