import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'The path of a sound through a render',
  alt: 'Eight steps in order: decode, playbackRate, trimming, volume, toneFrequency, delay to the right frame, mixing with the other sounds, encoding.',
  caption: 'Each sound takes the first six steps by itself. Then all of them are mixed and encoded together.',
};
