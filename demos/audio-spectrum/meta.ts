import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A tune as a spectrum of bars',
  alt: 'Bars from 0 to 3,000 Hz jump and fall with a plucked tune: low bars with the bass, higher ones with the melody. The highest bar is red, and its frequency is written above.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 33,
  strip: [2, 17, 33, 62, 93],
  sound: true,
};
