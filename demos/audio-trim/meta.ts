import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A sound without its beginning and its end',
  alt: 'Eight notes rise like stairs; the first two and the last two are dimmed. The four in the middle stand at the start of a timeline below, and two playheads cross both; then follows silence.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 22,
  strip: [2, 16, 34, 52, 76],
  sound: true,
};
