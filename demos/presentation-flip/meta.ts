import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'flip(): the new scene is on the back',
  alt: 'A postcard on a dark ground turns around: the front shows an orange tram on a slope and the word Lisbon, the back a stamp, an address and a greeting.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 21,
  strip: [6, 19, 27, 31, 46],
};
