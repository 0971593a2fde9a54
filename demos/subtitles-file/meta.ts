import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Subtitles in the picture and in a file',
  alt: 'The beam of a drawn lighthouse swings at dusk above two subtitles in turn. Below, the text of the SRT file with their times; the current entry is blue.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 32,
  strip: [4, 32, 60, 84, 116],
};
