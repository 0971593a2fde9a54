import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  x: range({label: 'Right', min: -480, max: 480, step: 10, unit: 'px'}),
  y: range({label: 'Down', min: -240, max: 160, step: 10, unit: 'px'}),
});
