import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 2: one white dot',
  alt: 'One white, softly glowing dot stands still in the middle of a night sky.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 60,
  poster: 0,
  strip: [0, 15, 30, 45, 59],
  autoplay: false,
};
