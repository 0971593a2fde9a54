import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'The second composition: a logo alone',
  alt: 'On paper the outline of a frame draws itself. A red playhead crosses it, fills it with blue and leaves the marks of a ruler below; then it swings back and rests.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  poster: 130,
  strip: [10, 40, 56, 80, 130],
};
