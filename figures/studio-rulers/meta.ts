import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Rulers and guides',
  alt: 'The preview of the Studio with a ruler at its top and one at its left side, counting the pixels of the composition. Two red guides cross the picture: a vertical one at its left and a horizontal one at the upper edge of the label.',
  caption: 'Drag from a ruler into the picture to get a guide. Guides are for you: a render does not show them.',
  parts: ['Ruler of the width, in pixels of the composition', 'Ruler of the height'],
};
