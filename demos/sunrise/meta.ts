import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A sunrise in four seconds',
  alt: 'A yellow sun rises by 400 pixels, from below the middle of the picture to above it, while the sky behind it turns from dark blue to light blue.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  poster: 84,
  strip: [0, 30, 60, 90, 119],
};
