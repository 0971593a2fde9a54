import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A logo that draws itself, then fills',
  alt: 'On paper, the outlines of a red sail, a blue sail and a black hull draw themselves one after the other and fill with color. Beside them the name Halyard rises into view.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  poster: 90,
  strip: [16, 28, 42, 62, 90],
};
