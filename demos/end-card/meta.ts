import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'An end card with places for links',
  alt: 'On a dark ground the words Thanks for watching rise, then a line about the next video. Below, an empty 16:9 rectangle and an empty circle grow; a line at the bottom runs out over five seconds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 64,
  strip: [10, 20, 27, 64, 132],
};
