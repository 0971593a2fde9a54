import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Captions that light up word by word',
  alt: 'The sentence Tea grows best where the mornings stay cool stands on a dark square. Each word gets a red-orange box while it is spoken; a playhead runs below.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 100,
  poster: 52,
  strip: [8, 28, 52, 74, 92],
};
