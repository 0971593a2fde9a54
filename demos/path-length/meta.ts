import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Straightening a path shows its length',
  alt: 'A winding blue line with marks at even distances is pulled straight between its ends, bends again, and a red-orange bar below shows its length shrink and grow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 4,
  strip: [4, 24, 30, 56, 78],
};
