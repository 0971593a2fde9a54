import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'spring() and its parameters',
  alt: 'A square jumps up to a line, overshoots it, swings around it and settles. Beside it, the curve of its height is drawn over 60 frames behind a playhead.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  poster: 14,
  strip: [2, 6, 11, 18, 36],
};
