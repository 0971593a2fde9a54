import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A fan with and without motion blur',
  alt: 'Two equal fans turn side by side: the left one is sharp in every frame, the blades of the right one are smeared along their turn.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 75,
  poster: 37,
  strip: [5, 21, 37, 50, 66],
};
