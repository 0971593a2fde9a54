import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Three places that must keep transparency',
  alt: 'A chain of three settings: frames captured as PNG, a pixel format with an alpha channel, and a codec that stores it. If one of them has no alpha channel, the background of the video is filled.',
  caption: 'Image format, pixel format and codec: transparency survives only if all three have an alpha channel.',
};
