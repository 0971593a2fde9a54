import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Words that appear one after the other',
  alt: 'On a paper ground the words Slow rivers carry the heaviest stones rise and fade in, one after the other, stay for a second, and fade out together.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 40,
  strip: [8, 18, 28, 38, 60],
};
