import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  length: range({label: 'Length', min: 0, max: 1700, step: 20, unit: 'px'}),
  strokeWidth: range({label: 'Stroke width', min: 4, max: 40, step: 1, unit: 'px'}),
});
