import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'interpolate() inside and outside of its range',
  alt: 'A graph of the value over 90 frames: it rises from 0 to 100 within the marked input range. A point travels along the line, and a square beside the graph moves to the same height.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 46,
  strip: [10, 30, 42, 54, 66],
};
