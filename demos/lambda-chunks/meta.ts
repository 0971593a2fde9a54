import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One video, rendered by one machine and by many',
  alt: 'Two rows of 48 frames. In the upper one, a single machine fills frame after frame; in the lower one, six functions fill a range of eight each at the same time and are done long before.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 96,
  poster: 9,
  strip: [2, 6, 9, 14, 60],
};
