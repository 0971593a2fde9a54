import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Stretched and delayed springs',
  alt: 'Three curves over 75 frames. The plain spring has settled after 28 frames. With durationInFrames 60 the same movement takes 60 frames. With delay 20 it starts 20 frames later.',
  caption: '`durationInFrames` stretches the whole movement to a length, `delay` moves its start. Computed at 30 frames per second.',
};
