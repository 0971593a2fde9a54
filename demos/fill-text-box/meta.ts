import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'fillTextBox(): new lines, and the word too many',
  alt: 'One word after another of a sentence is added to a dashed box of three lines. A word that begins a new line is marked; the first that no longer fits turns red below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 68,
  strip: [8, 24, 38, 54, 76],
};
