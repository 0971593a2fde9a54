import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Parallax: layers that move at their own speed',
  alt: 'Four mountain ranges at dusk move to the left, the dark one in front fast, each one behind it at half the speed, and the sun hardly at all.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 60,
  strip: [0, 37, 74, 111, 149],
};
