import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One path becomes another',
  alt: 'A light blue triangle folds into a star and back. Both outlines stay visible as dotted lines, and a red-orange point slides between 0 and 1 below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 24,
  strip: [4, 20, 24, 46, 70],
};
