import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The box around a turning shape',
  alt: 'A blue shape with three soft petals turns; the red-orange box around it and its guide lines follow every change, and its width, height and corner are counted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [0, 18, 36, 54, 72],
};
