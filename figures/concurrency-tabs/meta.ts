import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three tabs share the frames',
  alt: 'Three tabs work side by side. Each renders one frame at a time and then takes the next one that nobody has taken, so that the frames of a tab are not in a row and slow frames do not hold up the other tabs.',
  caption: 'A concurrency of 3: a tab that is done takes the next frame. Which tab renders which frame differs from render to render.',
};
