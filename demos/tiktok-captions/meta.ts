import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'TikTok captions over a vertical clip',
  alt: 'In a vertical picture of a drawn forest at sunrise, large white words with a dark outline pop up a few at a time; the word that is being spoken is yellow.',
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 110,
  poster: 40,
  strip: [10, 26, 40, 60, 90],
};
