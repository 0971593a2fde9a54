import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  windowInSeconds: range({label: 'Window', min: 0.05, max: 2, step: 0.05, unit: 's'}),
  numberOfSamples: range({label: 'Samples', min: 8, max: 128, step: 4}),
  normalize: toggle('Normalize'),
});
