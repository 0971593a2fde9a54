import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'One composition in boxes of five sizes',
  alt: 'A ferry crosses the same picture in five boxes: one has a width, one a height, one both, in which stripes stay empty. The last two fill a column that becomes wider and narrower, one of them up to 320 pixels.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 62,
  strip: [22, 44, 62, 82, 102],
};
