import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What two pixel formats store',
  alt: 'A block of 8 by 4 pixels twice. In both, each pixel has a brightness of its own. In yuv444p each pixel also has a color of its own, in yuv420p four pixels in a square share one color.',
  caption:
    'Both formats store the brightness of each pixel. In `yuv420p`, squares of four pixels share a color, which is why thin colored lines get soft edges.',
};
