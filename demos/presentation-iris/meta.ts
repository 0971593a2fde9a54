import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'iris(): a circle opens from the center',
  alt: 'Between the rings of a dark railway tunnel a circle opens from the center onto a bright lake with a red sun and mountains; then the dark opens over the lake.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 23,
  strip: [6, 17, 22, 28, 46],
};
