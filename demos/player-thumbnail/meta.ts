import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A thumbnail stands still at its frame',
  alt: 'On the left, a moon rises over mountains and sets again. On the right, the same video stands still at frame 70. Below, a playhead runs along a ruler on which that frame is marked.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 30,
  strip: [10, 34, 60, 84, 108],
};
