import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three scenes, two transitions, one timeline',
  alt: 'Lisbon, Porto and Braga follow each other with a wipe between them. On the timeline below, their bars overlap where the transitions are; 120 minus 20 is 100 frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 36,
  strip: [10, 34, 37, 52, 67],
};
