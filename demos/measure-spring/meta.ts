import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The frame from which a spring counts as settled',
  alt: 'The end of a spring’s curve, enlarged: it swings around 1 within a tinted band as high as the threshold. A line marks the frame from which it never leaves the band; there the band turns green.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 15,
  strip: [5, 10, 15, 26, 60],
};
