import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A volume that follows a curve',
  alt: 'Bars of a chord grow in beneath a line that rises, stays and falls again: the volume. A playhead runs over it and shows its value, from 0.00 to 0.90 and back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 50,
  strip: [6, 18, 50, 88, 108],
  sound: true,
};
