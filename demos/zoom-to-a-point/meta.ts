import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A zoom to a point of a screenshot',
  alt: 'A drawn app with a chart fills the frame. The view moves in on the button Export in the upper right, the pointer presses it, and the view moves out again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  poster: 31,
  strip: [8, 32, 62, 104, 132],
};
