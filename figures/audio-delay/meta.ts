import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Sounds on one clock with the picture',
  alt: 'A timeline of 120 frames. A scene begins at frame 40, its picture at once, and a thud in a nested sequence with from 12 is heard at frame 52.',
  caption: 'A sound inside a scene starts relative to that scene. If the scene moves, its sound moves along.',
};
