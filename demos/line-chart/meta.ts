import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A line chart that draws itself',
  alt: 'On a dark ground, a blue line climbs from January to December with a few dips. A red-orange dot leads it and carries the current value, which ends at 88.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 135,
  poster: 74,
  strip: [14, 38, 55, 74, 120],
};
