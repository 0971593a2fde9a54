import type {DemoMeta} from '../lib/demo-meta';

export const meta: DemoMeta = {
  title: 'Three rounds of a loop',
  alt: 'A ring fills and a disc shrinks, then both begin again: round 1, 2, 3. Below, the rounds stand as equal bars on a timeline, and behind the last one nothing is shown any more.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  poster: 52,
  strip: [8, 24, 36, 66, 84],
};
