import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Karaoke: color sweeps through the words',
  alt: 'Three lines of a song, Carry me over the quiet bay, home before the light, stand in gray on a dark ground. Red-orange sweeps through each word from left to right while it is sung.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  poster: 84,
  strip: [12, 36, 66, 84, 140],
};
