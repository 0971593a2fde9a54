import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three slides of a story',
  alt: 'An upright picture of a sun above dark hills, in three slides: Six in the morning on blue, Noon on light blue with the sun high up, Nine in the evening on black. Bars at the top fill slide by slide.',
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 120,
  poster: 62,
  strip: [10, 34, 62, 78, 100],
};
