import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The box of a Player and the picture in it',
  alt: 'Four boxes for a composition of 1280 by 720 pixels: width 640 gives a box of 640 by 360 filled by the picture, a square box leaves stripes above and below, a wide low box leaves stripes left and right, maxWidth alone leaves a tall box.',
  caption: 'Outline: the box that `style` describes. Filled: the picture of 1280 × 720, as large as the box allows and centered.',
};
