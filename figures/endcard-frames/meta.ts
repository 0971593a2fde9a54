import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'An end card in landscape',
  alt: 'Two frames of an end card. In the first 20 frames, the left half shows the round image and the button. Then both have moved up, and lines with the other channels and the links stand below them. The right half has two empty boxes for videos in both.',
  caption: 'The boxes on the right stay empty: YouTube shows its videos there. Sizes and positions are not to scale.',
};
