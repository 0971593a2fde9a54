import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A path draws itself',
  alt: 'The outline of a mountain ridge is drawn from left to right in a thick blue line over its pale trace, while a red-orange bar and a number run from 0 to 1.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 36,
  strip: [10, 24, 32, 42, 76],
};
