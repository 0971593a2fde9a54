import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The waveform of a voice, played from left to right',
  alt: 'A row of rounded bars shows two sentences of a voice with a pause between them. The bars turn from pale to full blue while the voice passes them; the time counts below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 64,
  strip: [8, 34, 64, 88, 114],
  sound: true,
};
