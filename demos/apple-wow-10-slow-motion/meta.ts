import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 10: fast at first, then in slow motion',
  alt: 'Dots, stars and hearts burst open quickly, then all of them glide on in slow motion until they have shrunk away.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 105,
  poster: 30,
  strip: [3, 10, 20, 44, 72],
};
