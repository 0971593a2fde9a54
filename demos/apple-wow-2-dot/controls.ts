import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  size: range({label: 'Size', min: 6, max: 120, step: 2, unit: 'px'}),
});
