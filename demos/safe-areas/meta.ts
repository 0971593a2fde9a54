import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A guide that shows what an app may cover',
  alt: 'A vertical video about kites with a large title. A red veil with a frame appears over the top, the bottom and both sides; only the clear part in the middle is safe for text.',
  width: 720,
  height: 1280,
  fps: 30,
  durationInFrames: 120,
  poster: 50,
  strip: [4, 24, 32, 60, 100],
};
