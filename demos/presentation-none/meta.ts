import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'none(): the rows of the scenes move by themselves',
  alt: 'A board of departures stands still while its rows change: one after another the trains of the evening roll up out of their slots and those of the night roll in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 24,
  strip: [6, 18, 24, 31, 46],
};
