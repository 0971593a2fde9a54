import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A list whose rows enter, leave and close the gap',
  alt: 'Four rows with the names of boats and their piers rise into view one after the other. The second slides away and the rows below move up; later the first does the same.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  poster: 44,
  strip: [10, 18, 44, 60, 120],
};
