import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  points: range({label: 'Points', min: 3, max: 12, step: 1}),
  radius: range({label: 'Radius', min: 100, max: 290, step: 10, unit: 'px'}),
  cornerRadius: range({label: 'Corner radius', min: 0, max: 60, step: 4, unit: 'px'}),
});
