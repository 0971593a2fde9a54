import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The announcement of a talk',
  alt: 'On blue, the line 14:30, Room 3 slides in from the left, then in large letters Videos that tests can read, then the speaker, Ada Lovelace. Lines run along the lower edge; at the end all words leave to the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 60,
  strip: [8, 16, 26, 60, 110],
};
