import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The report of a week',
  alt: 'Four figures of a week of cycling, each in a row of its own: a blue block runs over the row and leaves a label and a large number behind, one row after the other.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 68,
  strip: [12, 36, 64, 92, 124],
};
