import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'springTiming(): past the edge and back',
  alt: 'A blue scene slides in from the left, shoots past the right edge so that a red gap opens behind it, and settles. Below, the curve of its progress runs down.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 19,
  strip: [8, 14, 18, 26, 50],
};
