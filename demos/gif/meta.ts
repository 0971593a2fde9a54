import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A GIF in step with the frame',
  alt: 'The sails of a windmill turn in a GIF. Beside it, twelve squares stand for the twelve pictures of the file, of which the one that is shown is blue, above the time in the GIF.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 26,
  strip: [2, 14, 26, 38, 68],
};
