import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A layout that fits a tall, a square and a wide video',
  alt: 'Three round lanterns swing at the top of a dark vertical poster. Below them rise the words Night market and, in red-orange, Friday, 7 pm.',
  width: 1080,
  height: 1350,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [4, 12, 22, 50, 80],
};
