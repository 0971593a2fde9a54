import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A picture made of four layers, lifted apart',
  alt: 'A landscape with the title Bornholm tilts back and comes apart into four transparent sheets above each other: sky, sun, hills and title. Then they sink together again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 52,
  strip: [4, 18, 26, 52, 96],
};
