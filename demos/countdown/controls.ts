import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  seconds: range({label: 'Seconds', min: 1, max: 9, step: 1, unit: 's'}),
  color: color('Color'),
  label: text('Label', 10),
});
