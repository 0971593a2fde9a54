import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A picture inside letters',
  alt: 'The large letters of the word DUNES on a blue ground are windows onto a picture of dunes, a tent and a red sun, which moves to the left behind them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 60,
  strip: [0, 30, 60, 90, 119],
};
