import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A large and a small video in four modes',
  alt: 'Four pairs of rectangles. Dashed: videos of 1920 by 1080 and 480 by 270 pixels. Filled: what they become. With width 640, both become 640 by 360. With max-width 640, the small one stays as it is. With height 640, both become 1138 by 640. With scale 0.5, they become 960 by 540 and 240 by 134.',
  caption: 'Dashed: the sources, 1920 × 1080 and 480 × 270 pixels. Filled: the results. Only the modes with "max" leave a small video as it is.',
};
