import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a clip is cut',
  alt: 'A recording of 300 frames with words from frame 60 to 240. The clip is cut 8 frames before the first word and 15 frames after the last one. A pause between the words stays.',
  caption: 'With captions, the scene begins 8 frames before the first word and ends 15 frames after the last one. Pauses in between stay.',
};
