import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Volume as a function of the frame',
  alt: 'A volume curve over 150 frames: it rises from 0 to 1 in the first 30 frames, stays at 1, and falls back to 0 in the last 30.',
  caption: 'The callback of `volume` is called for each frame, counted from the first one in which the sound is heard, and returns a factor.',
};
