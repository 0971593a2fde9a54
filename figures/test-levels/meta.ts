import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What each kind of test notices',
  alt: 'A table of circles. A test of numbers notices wrong arithmetic. A test of a component also notices wrong text and styles. A test of the image notices these, and layout, fonts and media.',
  caption: 'Each level sees more, and takes longer. Most mistakes are found by the first one.',
};
