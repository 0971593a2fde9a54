import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One chart, a video for each row of the data',
  alt: 'Twelve bars for the monthly rain at a station grow one after the other while their numbers count up; the wettest month is dark blue. At the end they sink again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 80,
  strip: [12, 24, 34, 48, 80],
};
