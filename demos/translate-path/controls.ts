import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  x: range({label: 'X', min: -140, max: 740, step: 10, unit: 'px'}),
  y: range({label: 'Y', min: -110, max: 220, step: 10, unit: 'px'}),
});
