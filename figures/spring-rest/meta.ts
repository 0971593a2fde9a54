import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'When a spring counts as settled',
  alt: 'A default spring at 30 frames per second over 45 frames. A narrow band lies around its end value 1. From the measured frame on, the curve stays inside the band.',
  caption: 'The mark is what `measureSpring({fps: 30})` returns: from there on, the spring stays so close to its goal that no movement can be seen.',
};
