import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The four numbers of a crop',
  alt: 'A recording with a smaller rectangle in it. The first two numbers of the crop are the width and the height of the rectangle, the third is its distance from the left edge of the recording, the fourth its distance from the top edge.',
  caption: 'Width and height come first, then where the region begins: `crop=1920:1040:0:40` begins at the left edge, 40 pixels below the top.',
};
