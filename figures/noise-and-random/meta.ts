import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Noise is random, but smooth',
  alt: 'Two curves over 90 frames. Random numbers jump up and down from frame to frame. Noise wanders smoothly between -1 and 1.',
  caption:
    "Computed for 90 frames: `random(frame)`, stretched to −1 … 1, knows nothing of its neighbors; `noise2D('seed', frame / 20, 0)` stays close to them.",
};
