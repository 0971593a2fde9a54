import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A year of contributions that fills day by day',
  alt: 'The small squares of a contribution calendar light up in blue from left to right, day by day, while a number counts them. The view follows, and shows the whole year at the end.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  poster: 46,
  strip: [14, 44, 76, 104, 156],
};
