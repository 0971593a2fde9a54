import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The two layouts of a sequence',
  alt: 'The names of three stations appear one after the other in two boxes. With absolute-fill each lies on top of the one before; with none they stand in a column, which moves up when the first one leaves.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 48,
  strip: [6, 20, 40, 70, 84],
};
