import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  width: range({label: 'Width', min: 260, max: 1120, step: 20, unit: 'px'}),
  height: range({label: 'Height', min: 260, max: 480, step: 20, unit: 'px'}),
  cornerRadius: range({label: 'Corner radius', min: 0, max: 130, step: 5, unit: 'px'}),
});
