import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 8: yellow hearts fill the gaps',
  alt: 'A burst of white dots and red hearts; later a second ring of yellow hearts comes out of the middle, between the arms of the first.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 36,
  strip: [4, 14, 26, 36, 50],
};
