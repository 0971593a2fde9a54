import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Text that travels along a path',
  alt: 'On a blue ground the words The tide has no timetable travel from right to left along a wavy line, each letter turned in the direction of the line.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 67,
  strip: [28, 48, 67, 92, 114],
};
