import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A flag made of warped paths',
  alt: 'A blue flag with a red-orange cross ripples: waves run through its straight paths from left to right, over a dashed rectangle that stays still.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [0, 18, 36, 54, 72],
};
