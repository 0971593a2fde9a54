import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Four scenes of three kinds, from a list',
  alt: 'A title on orange, The Night Market; the number 86 large on dark; the quote Come hungry on paper; and 3 km on dark. Each scene has its own layout and length.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 195,
  poster: 70,
  strip: [6, 34, 70, 126, 176],
};
