import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Letters that spring into place',
  alt: 'On a dark ground the letters of the word Lighthouse spring up from below one after the other, tilt, shoot past the line a little and settle.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 33,
  strip: [10, 18, 26, 34, 70],
};
