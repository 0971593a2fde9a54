import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where webcam, screen and captions go',
  alt: 'Four pictures. Square with a screen recording: the webcam in its corner, captions next to it, the screen in the other half. Square with the webcam alone: the webcam is wide, captions fill the rest. Landscape with a screen recording: the screen fills the picture, the webcam lies on top in its corner. Landscape with the webcam alone: it fills the picture.',
  caption: 'Blue is the webcam, here at the top left, gray the screen, lines are captions. The corner and the format are props; the sizes are not exact.',
};
