import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A triangle points in a direction',
  alt: 'Three triangles with soft corners, light blue, blue and red-orange, leap apart in the direction they point to, like a sign for fast forward, wait and slide back together.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 44,
  strip: [4, 10, 18, 44, 62],
};
