import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A loop of flat colors, made for a small GIF',
  alt: 'Three black rings in a row, with the words Write, Review and Merge below. A red dot moves from ring to ring, leaves on the right and enters again on the left.',
  width: 960,
  height: 540,
  fps: 25,
  durationInFrames: 75,
  poster: 28,
  strip: [4, 17, 28, 48, 65],
};
