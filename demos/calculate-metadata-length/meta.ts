import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The data sets the length of the video',
  alt: 'The steps of a ramen recipe follow each other in large type. Below, each step is a block of 20 frames on a timeline; four of them make a video of 80 frames, which then begins again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 48,
  strip: [8, 26, 48, 70, 92],
};
