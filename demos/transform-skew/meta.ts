import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Skew leans the edges',
  alt: 'A blue plate with the word Express leans to the left like a parallelogram and stands up again. At its lower left corner, dashed lines show the angles of the edges; the values are printed.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [6, 12, 18, 40, 66],
};
