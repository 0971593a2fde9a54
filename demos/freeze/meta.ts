import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A ball that freezes in the air',
  alt: 'A blue ball with its frame number bounces along a dotted path. At the marked frame it stops in the air and its number stands still, while an outlined ball goes on along the path.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 66,
  strip: [12, 36, 46, 66, 84],
};
