import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A Lottie animation in step with the frame',
  alt: 'A drawn sun with turning rays rises out of the sea and sets again, while waves draw themselves below the horizon. Beside it, the frame of the file counts from 0 to 59.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 28,
  strip: [7, 12, 17, 31, 48],
};
