import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A path grows from its top left corner',
  alt: 'A leaf grows out of its dashed outline to the right and downward, within a red-orange box whose top left corner stays where it is, and shrinks back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [8, 15, 20, 44, 66],
};
