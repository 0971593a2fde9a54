import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'End credits that roll upward',
  alt: 'White names on a dark ground roll upward at a constant speed: the title Night trains first, then roles on the left and names on the right of a center line.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  poster: 76,
  strip: [40, 76, 112, 148, 184],
};
