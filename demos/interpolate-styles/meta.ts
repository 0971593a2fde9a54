import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Whole styles are interpolated',
  alt: 'A black square with the letter R crosses the picture, turns over and becomes a blue disc on its way, with fading copies of itself behind it; then it goes back. Its color is written below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 27,
  strip: [8, 20, 27, 46, 72],
};
