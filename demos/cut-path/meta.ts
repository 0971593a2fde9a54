import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A path cut at a length',
  alt: 'A long looping light blue thread is shortened from its right end: a red-orange cross runs back along it, leaves a dotted trace, and stops at 1100 pixels.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [6, 26, 34, 44, 76],
};
