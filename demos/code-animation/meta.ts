import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One progress rearranges a piece of code',
  alt: 'A line of code, opacity as frame divided by 30, turns into a call of interpolate over five lines: the words that stay move to their new places in blue, the others fade out and in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 130,
  poster: 34,
  strip: [10, 28, 34, 60, 106],
};
