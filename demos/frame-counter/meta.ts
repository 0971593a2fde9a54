import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One number, and all that follows from it',
  alt: 'A large frame number counts up. Beside it a square turns, a second square becomes opaque and a disc pulses; each shows the arithmetic it follows from. A playhead crosses a ruler below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 42,
  strip: [6, 24, 42, 60, 78],
};
