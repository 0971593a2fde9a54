import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'wipe(): an edge crosses the picture',
  alt: 'The blueprint of an arch bridge, white lines on blue, is wiped away diagonally and uncovers the built bridge over water at the same place; then the blueprint returns.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 25,
  strip: [6, 20, 25, 30, 46],
};
