import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What getBoundingClientRect() reports',
  alt: 'The same label, 200 pixels wide in the composition, in three places: in the Studio at a zoom of 50 percent it measures 100, in a Player at 75 percent 150, in a render 200.',
  caption: 'An element of 200 pixels at three scales. Divided by `useCurrentScale()`, all three are 200.',
};
