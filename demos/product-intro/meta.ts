import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three lines of text become an intro',
  alt: 'On a dark ground, the words of three lines spring up one after the other: Meet the calendar, that says no, for you. A light blue bar at the bottom runs along with each line.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 108,
  poster: 24,
  strip: [6, 24, 42, 60, 96],
};
