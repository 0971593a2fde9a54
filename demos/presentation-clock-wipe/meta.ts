import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'clockWipe(): a hand sweeps around the center',
  alt: 'A clock face in daylight reads am. A hand sweeps around its center and uncovers the same face at night, which reads pm; then the day sweeps back in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  poster: 22,
  strip: [6, 18, 24, 31, 46],
};
