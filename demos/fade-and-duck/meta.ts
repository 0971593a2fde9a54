import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Music that fades and ducks under a voice',
  alt: 'Two black blocks mark when a voice speaks. Below, a blue curve shows the volume of the music: it fades in, drops under each block, rises in the pause and fades out. A playhead crosses both.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  poster: 94,
  strip: [8, 30, 60, 94, 172],
  sound: true,
};
