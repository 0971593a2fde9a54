import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A timing of your own: in steps',
  alt: 'The dark windows of a seven-story house light up story by story from the ground. A staircase-shaped curve beside it shows the same progress over the frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 25,
  strip: [8, 16, 23, 31, 44],
};
