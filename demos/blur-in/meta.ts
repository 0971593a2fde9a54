import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Text that comes out of a blur',
  alt: 'On a pale blue ground a soft dark cloud becomes smaller, darker and sharper until it reads Out of the fog.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 75,
  poster: 19,
  strip: [9, 14, 20, 27, 50],
};
