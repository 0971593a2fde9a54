import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A lower third on a transparent ground',
  alt: 'On a checkerboard that stands for transparency, a red bar rises at the lower left, a dark plate slides out of it with a name and a role, and all of it leaves again.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 40,
  strip: [4, 9, 14, 40, 66],
};
