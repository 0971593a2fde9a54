import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A trail behind a moving thing',
  alt: 'Three balls, dark blue, light blue and orange, fly along a lying figure of eight on a dark ground and draw fading trails of their earlier places behind them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [20, 32, 44, 58, 74],
};
