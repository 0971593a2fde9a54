import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  points: range({label: 'Points', min: 1, max: 20, step: 1}),
  spacing: range({label: 'Spacing', min: 20, max: 200, step: 5, unit: 'px'}),
});
