import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Playback rates of the preview',
  alt: 'Above the playback bar, the list of playback rates is open, from backward to several times as fast. The normal rate, 1x, is selected.',
  caption: 'The rate is for watching only: a render takes every frame. Below 1x, each frame has more time to be drawn.',
};
