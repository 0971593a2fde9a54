import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A title card whose words and color are props',
  alt: 'On a dark ground the large words Night trains rise into view, a red-orange rule draws itself below, the line Episode 3: Vienna follows, and all leave again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 44,
  strip: [6, 12, 20, 44, 80],
};
