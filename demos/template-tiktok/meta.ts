import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Captions that light up word by word',
  alt: 'A vertical clip of mountains that mirror in a lake. Large white captions with a dark outline appear a few words at a time, and the word that is spoken turns red.',
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 120,
  poster: 58,
  strip: [4, 30, 58, 84, 104],
};
