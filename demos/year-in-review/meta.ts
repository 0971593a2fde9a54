import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A year in review, one video for each person',
  alt: 'A tall dark card titled Mira and a year by bicycle. Bars for the months grow, then three large numbers count up: 4,218 kilometers, 163 rides, 26 kilometers a ride.',
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 120,
  poster: 90,
  strip: [5, 14, 30, 44, 90],
};
