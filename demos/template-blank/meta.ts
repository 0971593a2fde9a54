import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'An empty canvas of two seconds',
  alt: 'An empty sheet of paper with the corners of its frame, its size and its middle marked; below, a red playhead runs along 60 ticks.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  poster: 23,
  strip: [0, 15, 30, 45, 59],
};
