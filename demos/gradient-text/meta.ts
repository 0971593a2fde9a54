import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Text with a moving gradient',
  alt: 'The words First light on a dark ground are filled with a gradient of blue, sand and red-orange, which moves through the letters once and ends where it began.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 72,
  strip: [0, 24, 48, 72, 96],
};
