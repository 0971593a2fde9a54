import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The curves of Easing',
  alt: 'Eight small charts of progress over time: quad, cubic, sin and circle start slowly, exp very slowly, back first moves backward, bounce falls back from the goal several times, elastic swings around it.',
  caption: 'Computed by the functions of `Easing`: time runs to the right from 0 to 1, progress upward. The thin line is `Easing.linear`.',
};
