import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The curves of Easing, side by side',
  alt: 'Fifteen small curves in a grid, from linear to bounce. One is lit, a point travels along it, and beside the grid a disc rises with the value of that curve.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 26,
  strip: [8, 16, 26, 42, 72],
};
