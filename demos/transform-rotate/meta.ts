import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Rotate turns around one of three axes',
  alt: 'A blue tile with the letter R turns clockwise within a ring of degree marks, swings past 130 degrees, rests there and turns back. A red arc on the ring follows it; the angle is printed.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 13,
  strip: [6, 11, 16, 40, 66],
};
