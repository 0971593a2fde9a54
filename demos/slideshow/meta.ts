import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A slideshow with cross-fades',
  alt: 'Three drawn pictures follow each other: a sailing boat at sea, a tent among dunes, a city at night. Each grows a little while it is shown and fades into the next.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 185,
  poster: 96,
  strip: [10, 64, 92, 122, 172],
};
