import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A clock that runs to the finish',
  alt: 'Above a mountain ridge stand the name Ada and a large clock, which runs up to 03:54:00 while a red dot climbs along a blue line to a flag. At the flag, Place 87 appears.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 118,
  strip: [6, 28, 54, 84, 130],
};
