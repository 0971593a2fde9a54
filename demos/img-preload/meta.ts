import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A model: an image with and without preloading',
  alt: 'A model of a slow download: two screens cut from a title to a picture of a harbor. On the left, loading begins at the cut, and the picture appears bit by bit; on the right, it is there at once.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 60,
  strip: [20, 46, 56, 68, 90],
};
