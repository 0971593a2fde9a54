import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Chunks of whole packets, cut off and joined',
  alt: 'Three rows of small blue bars, 31, 32 and 31 packets long, each with two red ones on its sides. The rows slide into one line, the red ones vanish, and no gap is left between the blue.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 20,
  strip: [10, 36, 45, 54, 80],
};
