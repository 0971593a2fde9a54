import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three versions of a file, and the way between them',
  alt: 'Code on a dark ground: the words of a short function glide to their places in the next version, new ones fade in, and a note with a red edge says what its type is.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 135,
  poster: 108,
  strip: [10, 38, 60, 84, 108],
};
