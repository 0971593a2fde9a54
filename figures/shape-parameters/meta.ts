import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Shapes and the numbers behind them',
  alt: 'Six shapes drawn from their parameters: a star with five points, a star with smaller inner radius, a pie at 65 percent, a polygon with six sides, a rounded triangle and a rounded rectangle.',
  caption: 'Drawn by the functions of `@remotion/shapes` with the numbers below them.',
};
