import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Chapter titles and a bar that shows where you are',
  alt: 'Four chapters, Clay, Wheel, Glaze and Kiln, each on a ground of its own color with a large title that rises. A bar in four parts at the top fills from left to right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 170,
  poster: 72,
  strip: [24, 46, 72, 114, 156],
};
