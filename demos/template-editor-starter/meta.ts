import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A title is dragged to the middle of its picture',
  alt: 'A video editor on a dark ground: the title of a picture of boats is dragged to the middle, where red lines meet. Below, a red playhead crosses three tracks of colored clips.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 70,
  strip: [10, 38, 70, 104, 140],
};
