import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Captions in English, Spanish or Arabic',
  alt: 'A lit train rolls out of a station at dawn. Below, two lines of captions follow each other in the chosen language: from the left edge in English and Spanish, from the right edge in Arabic.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 30,
  strip: [4, 30, 50, 76, 116],
};
