import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Scale grows away from the origin',
  alt: 'A blue square grows out of a dashed outline while one corner, marked by a dot, stays where it is; lines from that dot lead through the other corners. The factor is printed beside it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [6, 12, 16, 40, 66],
};
