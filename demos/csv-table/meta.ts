import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A table that is filled from CSV rows',
  alt: 'On a dark ground, the six rows of a timetable rise into place one after the other, each with a thin rule that draws itself below; the third row is blue.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 50,
  strip: [6, 22, 36, 50, 100],
};
