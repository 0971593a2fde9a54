import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Before and after, with a line that wipes',
  alt: 'A drawn boat at sea in gray, labeled Before. A vertical line moves to the right and leaves the same picture in color, labeled After, then moves back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  poster: 46,
  strip: [10, 36, 46, 80, 128],
};
