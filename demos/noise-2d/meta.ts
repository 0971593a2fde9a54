import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A line of two-dimensional noise',
  alt: 'A smooth line of waves rises and falls between the values -1 and 1 without jumps, changing slowly; a boat with a red-orange sail rides on it, and its height is written below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [4, 22, 40, 58, 76],
};
