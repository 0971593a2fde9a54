import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  delay: range({label: 'Delay', min: 0, max: 35, step: 1, unit: 'frames'}),
  offset: range({label: 'Offset', min: 0, max: 160, step: 10, unit: 'px'}),
  tilt: range({label: 'Tilt', min: 0, max: 0.5, step: 0.05, unit: 'rad'}),
});
