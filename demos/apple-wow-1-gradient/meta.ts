import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 1: a sky that is lit from within',
  alt: 'A square picture: a blue light in the middle that fades into a night sky, almost black at the corners. Nothing moves yet.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 60,
  poster: 0,
  strip: [0, 15, 30, 45, 59],
  autoplay: false,
};
