import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Transform functions joined into one',
  alt: 'A blue tile leaves its dashed outline to the right, turns and grows, and returns; dashed outlines in it show what the first steps alone do, and the three functions stand above with their numbers.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 36,
  strip: [8, 12, 16, 36, 66],
};
