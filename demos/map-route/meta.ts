import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A route that is drawn across a map',
  alt: 'On a drawn map of an island, a red-orange line follows a dotted one from Port Ada in the west to Cape Wren in the east. A dot leads it, and the names of the stops appear when it reaches them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 96,
  strip: [16, 48, 72, 96, 140],
};
