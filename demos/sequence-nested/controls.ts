import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  outer: range({label: 'Outer from', min: 0, max: 40, step: 1, unit: 'frames'}),
  inner: range({label: 'Inner from', min: 0, max: 40, step: 1, unit: 'frames'}),
  durationInFrames: range({label: 'Outer duration', min: 10, max: 90, step: 1, unit: 'frames'}),
});
