import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One spring minus another',
  alt: 'Three curves over 90 frames. The first spring rises to 1 at the beginning. The second rises to 1 from frame 60 on. Their difference rises, stays at 1 and falls back to 0.',
  caption: '`enter - leave`, computed at 30 frames per second with a damping of 200: up at the start, down at the end.',
};
