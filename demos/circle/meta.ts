import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A circle and its radius',
  alt: 'On a dark ground a blue circle stands in a dashed square twice its radius wide; a red-orange line from the center sweeps around the rim like a hand.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 6,
  strip: [6, 22, 40, 58, 76],
};
