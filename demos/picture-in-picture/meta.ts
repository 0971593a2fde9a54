import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Picture in picture, in a round frame',
  alt: 'A city at night fills the frame. The head of a drawn speaker pops up in a circle in the lower right, slides to the lower left, and shrinks away.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  poster: 50,
  strip: [6, 16, 50, 76, 112],
};
