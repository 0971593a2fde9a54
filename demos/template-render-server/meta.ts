import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three renders in a queue, asked for over HTTP',
  alt: 'Requests are typed at the top: POST, GET, DELETE. Below them three renders wait in a queue; one bar after the other fills and turns green, and the last one is canceled.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 180,
  poster: 72,
  strip: [14, 40, 72, 100, 140],
};
