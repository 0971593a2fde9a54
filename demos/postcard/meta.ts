import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A postcard whose words are props',
  alt: 'A postcard from Lisbon: the sun rises behind a hill, a yellow tram drives through the picture from left to right, and the words Wish you were here are written letter by letter.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  poster: 56,
  strip: [8, 24, 40, 56, 80],
};
