import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Pixels of the screen, pixels of the composition',
  alt: 'A composition of 1280 by 720 pixels is shown at half its size in the Player. A drag of 100 pixels on the screen moves the element by 200 pixels in the composition.',
  caption: 'Divide what the pointer reports by `useCurrentScale()`: at a scale of 0.5, a drag of 100 pixels on the screen is one of 200 in the composition.',
};
