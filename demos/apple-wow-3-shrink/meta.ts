import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 3: the dot burns out',
  alt: 'A white dot in the middle of a night sky keeps its size for a second, then shrinks to nothing.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 44,
  strip: [10, 36, 44, 50, 56],
};
