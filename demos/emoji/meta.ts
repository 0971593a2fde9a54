import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Emoji that pop in',
  alt: 'Three emoji, a lemon, a wave and a bicycle, pop up on a paper ground one after the other: each grows past its size, turns upright, settles, and all shrink away.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 50,
  strip: [8, 16, 22, 32, 60],
};
