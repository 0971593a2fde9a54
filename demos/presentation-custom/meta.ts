import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A presentation of your own: blinds',
  alt: 'Slats of a blind open one after another: behind the dark room with its lamp appear blue mountains, a red sun and the word Outside; then the room returns.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 25,
  strip: [6, 19, 25, 31, 46],
};
