import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  seconds: range({label: 'Time per render', min: 0.4, max: 1.6, step: 0.2, unit: 's'}),
  color: color('Progress'),
  cancels: toggle('Cancel the last'),
});
