import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One spring: plain, delayed, stretched',
  alt: 'Three tracks with the curve of the same spring: plain, starting later, and stretched over more frames. A playhead crosses all three, and beside each track a disc grows by its value.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 29,
  strip: [4, 12, 28, 34, 56],
};
