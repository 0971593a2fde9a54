import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The same star in four frames',
  alt: 'Two rows of four frames. With Math.random() the star is somewhere else in every frame. With random() and a seed it stays at the same place in all of them.',
  caption:
    "Above, a new number for each frame, as `Math.random()` gives it; below, `random('star-7-x')` and `random('star-7-y')`, the same in every frame and tab.",
};
