import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'What a composition leaves empty is transparent',
  alt: 'A plate with the name Nora Lind stands on a checkerboard. A red line wipes over the picture and puts mountains behind the plate, whose blue lets them shine through; then it wipes back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 34,
  strip: [10, 28, 36, 60, 100],
};
