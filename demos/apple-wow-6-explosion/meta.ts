import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 6: twelve trails in a ring',
  alt: 'Twelve trails of white dots fly out of the middle of a night sky like the spokes of a wheel and burn out.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 26,
  strip: [4, 12, 24, 40, 54],
};
