import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A song with its cover, as a spectrum or a wave',
  alt: 'A square picture: around a round cover with a low sun over a road, blue lines of a spectrum jump with the beat; below, the song and its artist.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  poster: 46,
  strip: [0, 22, 46, 75, 100],
};
