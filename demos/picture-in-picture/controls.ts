import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  size: range({label: 'Size', min: 160, max: 480, step: 20, unit: 'px'}),
  margin: range({label: 'Margin', min: 0, max: 120, step: 4, unit: 'px'}),
  moveAt: range({label: 'Moves at', min: 30, max: 110, step: 5, unit: 'frames'}),
});
