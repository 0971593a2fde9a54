import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Two springs, one subtracted from the other',
  alt: 'An equation of three curves: one spring that enters, minus one that starts later, makes a value that rises to 1 and falls back. A red disc on a lane below moves from 0 to 1 and back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 62,
  strip: [8, 14, 40, 62, 84],
};
