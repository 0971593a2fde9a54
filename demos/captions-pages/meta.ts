import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Words combined into pages',
  alt: 'A sentence about a lighthouse appears page by page in large type. Below, its words are bars in time; those of one page share a frame, and a playhead crosses them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 80,
  strip: [10, 34, 58, 82, 110],
};
