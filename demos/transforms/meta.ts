import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Five transforms of one element',
  alt: 'A blue tile on graph paper moves to the right, turns, slants and grows, while a dashed outline stays where it was; then the tile returns to its outline.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [8, 15, 18, 40, 66],
};
