import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A countdown with a ring that runs out',
  alt: 'Beside the words Live in, a large number counts from 5 to 0 in a ring. The red-orange ring runs out clockwise, each number starts a little larger, and at the end the words change to Go.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  poster: 68,
  strip: [6, 36, 68, 110, 158],
};
