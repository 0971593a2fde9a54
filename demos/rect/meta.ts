import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A rectangle whose corners become round',
  alt: 'A blue road sign with a white rim says Exit 12: its corners round themselves up to the corner radius, shown by a red-orange circle in the top left corner, then sharpen again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 44,
  strip: [6, 18, 26, 44, 70],
};
