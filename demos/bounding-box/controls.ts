import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  size: range({label: 'Size', min: 80, max: 230, step: 5, unit: 'px'}),
  petals: range({label: 'Petals', min: 2, max: 8, step: 1}),
  depth: range({label: 'Depth', min: 0, max: 0.4, step: 0.02}),
});
