import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A ticket whose texts are a row of a table',
  alt: 'On a blue ground, a paper ticket for Ada Moreau rises into view, with seat 14C and gate B7 on its stub. At the end, the stub is torn off along the dots.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 72,
  strip: [5, 9, 14, 40, 72],
};
