import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A card whose schema checks its values',
  alt: 'On the left the props title, color, stops and marks with their values; on the right the card of a tram line that is drawn from them. A dot runs along the six stops and back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [4, 20, 36, 56, 76],
};
