import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The order of transforms',
  alt: 'The same two transforms in both orders. Rotated by 30 degrees first, a square then moves along the turned axis. Moved first, it stays on the straight axis and turns on the spot.',
  caption: '`rotate(30deg) translateX(120px)` moves along the turned axis. `translateX(120px) rotate(30deg)` moves straight and turns on the spot.',
};
