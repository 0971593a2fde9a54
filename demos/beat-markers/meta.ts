import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Cuts on the beats of a tune',
  alt: 'Large flat shapes on changing grounds replace each other exactly on the beat, each starting a little larger. Below, a playhead crosses the markers of ten beats.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 64,
  strip: [8, 24, 40, 64, 100],
  sound: true,
};
