import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'fade(): one scene becomes opaque above the other',
  alt: 'A red sun over blue hills at 18:40 fades into a pale moon over the same hills at 23:10, and the evening fades back in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 22,
  strip: [6, 18, 24, 30, 46],
};
