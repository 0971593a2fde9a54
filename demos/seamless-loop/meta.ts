import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Noise that returns to where it began',
  alt: 'A grid of blue dots on a dark ground swells and shrinks like water; the largest turn orange. After three seconds the picture is the first one again, without a jump.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [0, 22, 45, 67, 89],
};
