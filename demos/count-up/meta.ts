import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A number that counts up, with separators',
  alt: 'On a dark ground a large number counts from 0 to 1,284,500, fast at first and slower at the end, while a blue line below it grows to the full width.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 50,
  strip: [10, 20, 32, 50, 90],
};
