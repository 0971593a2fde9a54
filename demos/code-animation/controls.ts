import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  morph: range({label: 'Change takes', min: 4, max: 40, step: 1, unit: 'frames'}),
  marked: toggle('Mark what stays'),
});
