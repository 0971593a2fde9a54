import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A text and the voice that reads it',
  alt: 'On paper stands a sentence about snow in large letters. They turn dark while a red playhead runs along the lines of a voice below, which pauses between the words.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  poster: 62,
  strip: [2, 30, 54, 78, 112],
};
