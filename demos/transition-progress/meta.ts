import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'useTransitionProgress(): what each scene knows',
  alt: 'The scene Act one leaves to the left, Act two comes from the right. Their titles move further than the scenes, while bars show the entering and the exiting progress of each.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 24,
  strip: [6, 18, 24, 32, 50],
};
