import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  length: range({label: 'Length of a slide', min: 10, max: 40, step: 1, unit: 'frames'}),
  color: color('Color'),
});
