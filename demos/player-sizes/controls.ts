import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  width: range({label: 'Width', min: 160, max: 360, step: 10, unit: 'px'}),
  height: range({label: 'Height', min: 100, max: 200, step: 10, unit: 'px'}),
});
