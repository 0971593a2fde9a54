import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Points at a length of a path',
  alt: 'A red-orange point leads a row of blue ones along a lying figure of eight; fine lines through it lead to the edges, and its x, y and length are counted below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 26,
  strip: [4, 22, 40, 58, 76],
};
