import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A heart and what bends it',
  alt: 'A paper-colored heart beats twice in its dashed box on a red-orange ground, rests, and beats again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 30,
  strip: [1, 4, 12, 22, 30],
};
