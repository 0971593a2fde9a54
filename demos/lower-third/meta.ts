import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A lower third that enters and leaves by itself',
  alt: 'In front of a person by the sea, a red bar grows at the lower left. The name Inês Duarte and the line Lighthouse keeper, Aveiro slide out from behind it, stay, and go back.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 60,
  strip: [12, 18, 24, 60, 98],
};
