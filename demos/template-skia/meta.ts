import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Circles that add up their light',
  alt: 'On a dark ground six circles of blue, red and green light spread from one point into a turning flower; where they overlap, their colors add up. They close again.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  poster: 66,
  strip: [6, 16, 36, 80, 130],
};
