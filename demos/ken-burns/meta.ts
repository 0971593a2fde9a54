import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The Ken Burns effect: a slow zoom into a picture',
  alt: 'A drawn valley at dusk with pines and mountains. The picture grows slowly toward a small house with two lit windows in the lower right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  poster: 92,
  strip: [0, 45, 90, 135, 179],
};
