import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A video as long as its voice-over',
  alt: 'The words 152 frames stand above the waveform of a voice, which takes four fifths of the width; a line marks its end and the second of silence after it. A playhead crosses both.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 152,
  poster: 60,
  strip: [10, 40, 60, 100, 140],
  sound: true,
};
