import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A highlighter behind words',
  alt: 'A sentence about glass stands on a paper ground. A yellow highlighter runs from left to right behind the words melted again, over the end of the line, then behind nothing but its color.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 50,
  strip: [6, 22, 40, 52, 70],
};
