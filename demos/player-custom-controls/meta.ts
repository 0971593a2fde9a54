import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A bar of your own moves the Player',
  alt: 'A cursor presses a round play button below a picture of a balloon, which begins to fly. Then it drags the thumb of a seek bar to the right, and the balloon jumps along and flies on.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 70,
  strip: [10, 40, 58, 72, 100],
};
