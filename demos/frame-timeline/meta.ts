import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A timeline of three overlapping steps',
  alt: 'A planet pops up, the word Saturn slides out from the left, and a ring draws itself around the planet. Three bars below, disc, title and line, show when each step runs under a playhead.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 74,
  strip: [10, 26, 40, 56, 90],
};
