import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Five CSS animations, computed from the frame',
  alt: 'Five blue squares move along lines, named linear, ease-in-out, alternate, steps(6) and 0, 30, 70, 100 %. Each has its own rhythm; the third comes back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 40,
  strip: [8, 22, 40, 54, 84],
};
