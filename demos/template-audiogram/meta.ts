import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A podcast clip with a waveform and captions',
  alt: 'A square picture: the drawn cover of a podcast about bridges, its title, a row of bars that follow a voice, and a sentence whose words light up one after the other.',
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  poster: 62,
  strip: [0, 30, 60, 90, 116],
};
