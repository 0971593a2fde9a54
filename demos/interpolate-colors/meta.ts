import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One ground, three colors',
  alt: 'The ground changes from night blue over orange to light blue and back. Below it, a bar shows all colors between the three, a marker travels along it, and the value is printed as rgba.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 33,
  strip: [2, 14, 24, 38, 58],
};
