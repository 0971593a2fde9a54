import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  width: range({label: 'Width', min: 160, max: 480, step: 10, unit: 'px'}),
  height: range({label: 'Height', min: 90, max: 220, step: 10, unit: 'px'}),
});
