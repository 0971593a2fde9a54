import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A phone in space with a video on its screen',
  alt: 'On a pale blue ground a blue phone rises, turns to one side and to the other in perspective, and sinks again. On its screen, hills at dusk pass by.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 52,
  strip: [12, 30, 60, 96, 138],
};
