import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A series whose second scene starts early',
  alt: 'Three scenes, Oslo, Bergen and Tromsø, slide in one after the other. Below, their bars on a timeline: the second begins before the first one ends, and the third follows the second.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  poster: 31,
  strip: [16, 30, 50, 70, 88],
};
