import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A voice, and the line that it reads',
  alt: 'On a dark ground rings grow out of an amber point, stronger where the voice is louder. Below stands the part of a sentence that is spoken, and its words turn white one by one.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  poster: 70,
  strip: [14, 40, 70, 100, 136],
};
