import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The waveform around the current frame',
  alt: 'A blue wave swells at each stroke of a bell and dies away. Below, the whole recording, with a playhead and the window of time that the wave above shows.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 50,
  strip: [6, 30, 50, 70, 86],
  sound: true,
};
