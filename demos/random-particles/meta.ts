import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A constellation from a name',
  alt: 'In a night sky, a blue line runs from star to star and lights them up one by one until they form a constellation. Below it stands the name Ada, the seed that all positions come from.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  poster: 80,
  strip: [12, 28, 44, 60, 80],
};
