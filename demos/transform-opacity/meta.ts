import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Opacity: what lies behind shows through',
  alt: 'A blue disc lies on black stripes. It fades until the stripes show through, then becomes opaque again; beside it stands the current value, from 1.00 to 0.15.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 28,
  strip: [6, 20, 30, 46, 70],
};
