import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'slide(): the new scene pushes the old one out',
  alt: 'A railway line runs through two scenes: the blue stop Lisbon is pushed out to the left by the white stop Porto, the line joins at the edge, and Lisbon comes back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 22,
  strip: [6, 18, 24, 30, 46],
};
