import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 9: stars on lines of their own',
  alt: 'A burst of white dots, trails of pale stars, red hearts and, a moment later, yellow hearts; everything shrinks and the sky is empty.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 33,
  strip: [4, 14, 24, 36, 50],
};
