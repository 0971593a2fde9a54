import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A pie that fills up',
  alt: 'A blue piece of pie grows clockwise on a pale disc until it covers 72 per cent, its progress counted in large figures, and closes again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 46,
  strip: [10, 20, 28, 50, 82],
};
