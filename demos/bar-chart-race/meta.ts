import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A bar chart race over six years',
  alt: 'Six horizontal bars for bike stations grow at different speeds and overtake each other while the year counts from 2019 to 2024; Harbor, in blue, rises from fifth to first.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  poster: 158,
  strip: [4, 50, 120, 158, 220],
};
