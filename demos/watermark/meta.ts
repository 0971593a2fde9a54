import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A logo in the corner, legible on dark and light',
  alt: 'The picture moves from a dark cliff to a bright beach. The logo Tidal stays in the lower right corner; it is light on the cliff and dark on the sand.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 50,
  strip: [26, 42, 50, 62, 110],
};
