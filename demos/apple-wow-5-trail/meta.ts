import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 5: copies that start later',
  alt: 'Five white dots rise one after the other from the middle of a night sky, each smaller and lower than the one before, and burn out.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 26,
  strip: [4, 10, 18, 36, 52],
};
