import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  amount: range({label: 'Copies', min: 1, max: 8, step: 1}),
  extraOffset: range({label: 'Extra offset', min: 0, max: 160, step: 10, unit: 'px'}),
  tilt: range({label: 'Tilt', min: 0, max: 0.5, step: 0.05, unit: 'rad'}),
});
