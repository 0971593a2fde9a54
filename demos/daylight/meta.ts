import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A year of daylight',
  alt: 'The days of a year stand in a row, each as high as its daylight is long. The row bends into a ring, a playhead runs through the year and lights it, blue in winter and amber in summer.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  poster: 116,
  strip: [40, 72, 112, 146, 200],
};
