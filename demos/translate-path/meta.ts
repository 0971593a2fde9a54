import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A path moves by x and y',
  alt: 'A blue lightning bolt leaves its dashed outline to the right and downward; a red-orange angle shows how far it has moved along x and y. Then it returns.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [6, 12, 18, 40, 64],
};
