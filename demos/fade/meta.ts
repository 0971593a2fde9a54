import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A fade, frame by frame',
  alt: 'The name Mae Jemison fades in above a graph of its opacity, which stays at 0, rises along a straight line to 1 and stays there; a playhead crosses the graph.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 34,
  strip: [8, 20, 30, 42, 70],
};
