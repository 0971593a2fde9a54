import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'fitText(): as large as the width allows',
  alt: 'The words Night train fill a blue box exactly from edge to edge while the box narrows and widens; below it stand its width and the font size that fits.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 0,
  strip: [0, 18, 30, 42, 72],
};
