import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'A sequence on the timeline',
  alt: 'The word Lisbon slides in when the playhead reaches a bar on the timeline below, counts its own frames from 0, and disappears when the playhead leaves the bar.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 44,
  strip: [8, 22, 30, 56, 80],
};
