import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Camera, screen and captions in one picture',
  alt: 'A square picture: a drawn speaker fills it, then shrinks into the lower right corner while a screen with code slides in. Captions run along and light up with the voice.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  poster: 104,
  strip: [12, 43, 72, 104, 140],
};
