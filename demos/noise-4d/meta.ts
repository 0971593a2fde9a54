import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Four-dimensional noise loops without a seam',
  alt: 'A grid of blue squares swells and shrinks in waves. Beside it a red-orange hand goes round a circle once: the path through the two last dimensions.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [4, 22, 40, 58, 76],
};
