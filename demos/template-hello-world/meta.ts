import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A logo, a title and a schema to edit them',
  alt: 'On paper a frame draws itself and a red playhead swings through it. Both move up, and the words of a large title grow in one by one below.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  poster: 100,
  strip: [8, 20, 40, 54, 100],
};
