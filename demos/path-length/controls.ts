import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  bend: range({label: 'Bend', min: 0, max: 90, step: 5, unit: 'px'}),
  step: range({label: 'Mark every', min: 30, max: 300, step: 10, unit: 'px'}),
});
