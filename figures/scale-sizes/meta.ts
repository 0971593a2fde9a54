import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One layout at three scales',
  alt: 'Three rectangles of the same composition of 1280 by 720 pixels: at scale 0.5 the output has 640 by 360 pixels, at 1 it has 1280 by 720, at 1.5 it has 1920 by 1080. The layout in each is the same.',
  caption: '`scale` changes how many pixels draw the same layout. Your code still sees 1280 × 720.',
};
