import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A polygon: points on a circle',
  alt: 'A blue hexagon turns within a dotted circle on which its six points lie; a red-orange spoke marks the first of them. The number 6 stands large beside it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [0, 20, 40, 60, 80],
};
