import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A split screen whose divider moves',
  alt: 'Two pictures stand side by side, a boat at sea with the label Lisbon and dunes with the label Tunis. The line between them moves right, then left, then back to the middle.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 96,
  strip: [8, 24, 50, 86, 112],
};
