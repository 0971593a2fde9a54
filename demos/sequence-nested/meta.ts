import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Sequences in sequences: offsets add up',
  alt: 'Three bars on one timeline: a composition, a sequence that starts at frame 20, and one inside of it that starts 15 frames later. The playhead crosses them and shows another frame number in each.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 52,
  strip: [8, 24, 40, 62, 84],
};
