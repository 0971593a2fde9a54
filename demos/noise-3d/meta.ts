import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Hills of three-dimensional noise',
  alt: 'Eight blue ridge lines, one behind the other, rise and sink like a sea on a dark ground; the fifth of them is red-orange.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [4, 22, 40, 58, 76],
};
