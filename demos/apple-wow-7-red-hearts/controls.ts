import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  delay: range({label: 'Delay', min: 0, max: 30, step: 1, unit: 'frames'}),
  offset: range({label: 'Offset', min: 0, max: 160, step: 10, unit: 'px'}),
  color: color('Color'),
});
