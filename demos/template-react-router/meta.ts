import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Routes within routes, a video in the innermost',
  alt: 'On a dark ground a frame named / opens, in it a frame named /videos, and in that a turning red triangle. It slides away for a square, and the square for a pentagon.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 180,
  poster: 46,
  strip: [10, 22, 46, 70, 140],
};
