import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'measureText(): the room that a text takes',
  alt: 'The word Vienna is typed letter by letter on a dark ground. Red lines with numbers measure its growing width and its height, then it is deleted again.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 40,
  strip: [8, 16, 24, 44, 80],
};
