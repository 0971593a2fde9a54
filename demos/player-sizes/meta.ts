import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One composition in boxes of four sizes',
  alt: 'A ferry crosses the same picture in four boxes. One has a width, one a height, and one both, in which stripes stay empty; the last one fills a column that becomes narrower and wider.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 62,
  strip: [20, 42, 62, 82, 104],
  pages: ['/docs/player/scaling'],
};
