import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A seed keeps its dots; Math.random() scatters anew',
  alt: 'Two panels of scattered dots with the same frame number below. The blue dots from random() with a seed stay where they are; the red ones, as from Math.random(), jump at every frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  poster: 20,
  strip: [20, 21, 22, 23, 24],
  autoplay: false,
};
