import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A star between two circles',
  alt: 'A light blue star turns on a dark ground. Its tips touch an outer dashed circle, its inner corners touch a smaller red-orange one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 18,
  strip: [0, 18, 40, 60, 80],
};
