import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Subtitles from an SRT file',
  alt: 'A ferry crosses a drawn bay at sunset. Below, on a dark ground, three subtitles appear in turn; the second has two lines: After that, the island belongs to the birds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  poster: 84,
  strip: [4, 30, 60, 84, 146],
};
