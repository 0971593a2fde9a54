import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Bars that dance to a tune',
  alt: 'On a dark ground, 28 rounded red-orange bars grow from a center line and shrink again with each note of a plucked tune: bass on the left, treble on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 33,
  strip: [2, 17, 33, 62, 93],
  sound: true,
};
