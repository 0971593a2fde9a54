import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A triangle points in a direction',
  alt: 'A blue triangle with soft corners leaps off its dashed outline in the direction it points to, waits there and slides back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 24,
  strip: [6, 11, 16, 30, 56],
  pages: ['/docs/shapes/triangle'],
};
