import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 7: red hearts fly ahead',
  alt: 'Twelve trails of white dots burst open, each led by a red heart that flies a little further out than the dots.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 75,
  poster: 24,
  strip: [4, 12, 24, 40, 54],
};
