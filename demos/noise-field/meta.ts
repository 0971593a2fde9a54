import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A field of dots moved by noise',
  alt: 'A grid of light blue dots on a dark ground drifts like weed under water: noise moves every dot and sets its size, and the largest turn red-orange.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 20,
  strip: [4, 24, 44, 70, 96],
};
