import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A sound at another speed',
  alt: 'Two waveforms of steps, one above the other: the file, and its length on the timeline, which is shorter at 1.5 times the speed. A red line joins the playheads, of which the one in the file is faster.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 48,
  strip: [8, 28, 48, 68, 96],
  sound: true,
};
