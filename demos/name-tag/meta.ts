import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A name tag',
  alt: 'A white name tag on a black ribbon drops into a yellow picture and swings until it hangs still. It says “Hello, my name is Ada”; below, a row of bars rises one by one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 48,
  strip: [6, 14, 26, 40, 80],
};
