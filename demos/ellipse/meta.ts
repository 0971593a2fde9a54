import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'An ellipse has two radii',
  alt: 'A blue planet travels around an amber sun on an orbit that is a wide ellipse, and passes behind the sun; the two radii are dotted red-orange lines.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 26,
  strip: [4, 26, 44, 66, 84],
};
