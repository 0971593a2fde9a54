import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  thickness: range({label: 'Bar', min: 4, max: 32, step: 2, unit: 'px'}),
  gap: range({label: 'Gap', min: 0, max: 32, step: 2, unit: 'px'}),
  showNumber: toggle('Show number'),
});
