import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Step 11: somebody who watches',
  alt: 'A drawn cat in the middle of the picture opens its eyes and mouth wide as dots, stars and hearts burst out from behind it, then calms down.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 105,
  poster: 30,
  strip: [0, 8, 20, 44, 76],
};
