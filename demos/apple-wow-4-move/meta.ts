import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 4: a spring carries it up',
  alt: 'A white dot grows out of the middle of a night sky, shoots up, coasts to a stop below the upper edge, and shrinks away.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 14,
  strip: [2, 6, 12, 30, 50],
};
