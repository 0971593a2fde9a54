import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Translate moves by two distances',
  alt: 'On a grid, a blue tile moves out of its dashed outline to the upper right and back. A line shows the way to the right and the way up, and the two distances are printed in pixels.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [6, 12, 16, 40, 66],
};
