import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A progress bar with chapters',
  alt: 'Large words name four steps of making coffee. Along the lower edge, a bar in four parts fills from left to right in red-orange, above it the time of 6 seconds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  poster: 112,
  strip: [20, 60, 90, 112, 170],
};
