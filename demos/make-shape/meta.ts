import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Every shape is a path',
  alt: 'The outline of a shape is drawn in light blue and filled; beside it the letters of its path instructions, such as M, C and Z, light up one after the other.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 48,
  strip: [10, 24, 36, 48, 80],
  variants: 'shape',
};
