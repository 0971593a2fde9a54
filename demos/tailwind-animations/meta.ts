import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The animations of Tailwind, computed from the frame',
  alt: 'Four blue shapes in a row, named spin, ping, pulse and bounce: a ring turns, a circle sends out a fading copy, a square dims and returns, and a ball bounces.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 9,
  strip: [4, 9, 14, 20, 30],
};
