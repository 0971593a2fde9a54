import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'linearTiming(): the edge is as high as the curve',
  alt: 'A calendar page with 15 rises over the page with 14. A dashed line joins its upper edge with the point that climbs the curve of the progress over the frames beside it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 20,
  strip: [8, 15, 20, 26, 40],
};
