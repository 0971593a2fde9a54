import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A social card, rendered as one frame',
  alt: 'A blue card with the large title What the tide tables leave out, the name of its author, and drawn waves along the lower edge. It does not move.',
  width: 1200,
  height: 627,
  fps: 30,
  durationInFrames: 1,
  poster: 0,
  strip: [0, 0, 0, 0, 0],
};
