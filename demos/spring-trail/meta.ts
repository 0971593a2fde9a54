import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A trail: each letter follows the one before',
  alt: 'The word Kingfisher in large light and blue letters on dark. The letters rise into place one after the other, each on a spring, and later leave upward in the same order.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 130,
  poster: 56,
  strip: [14, 22, 30, 56, 92],
};
