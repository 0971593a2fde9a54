import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'An arrow that follows the tangent',
  alt: 'A black arrowhead flies along a dotted, winding path from left to right. A red-orange line through it, the tangent, tilts with the path and turns the arrow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 34,
  strip: [12, 26, 40, 56, 74],
};
