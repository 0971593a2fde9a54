import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'An ellipse has two radii',
  alt: 'A wide, pale blue ellipse with its two radii drawn as black lines from the centre; a red-orange point travels around its outline.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 4,
  strip: [4, 22, 40, 58, 76],
  pages: ['/docs/shapes/ellipse'],
};
