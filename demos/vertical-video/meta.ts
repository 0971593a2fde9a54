import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A landscape clip in a vertical video',
  alt: 'A landscape clip of a red ball that bounces along a coast lies across the middle of a tall frame. Above and below it, an enlarged and blurred copy of the clip fills the space.',
  width: 720,
  height: 1280,
  fps: 30,
  durationInFrames: 120,
  poster: 58,
  strip: [8, 34, 58, 78, 108],
};
