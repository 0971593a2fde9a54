import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A repository reaches its thousandth star',
  alt: 'On a dark ground a number counts up to 1,000 below the name of a repository, while rows of round portraits with names pass by; at the end the turning star beside it fills.',
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  poster: 96,
  strip: [12, 40, 60, 86, 110],
};
