import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  seconds: range({label: 'Duration', min: 0.5, max: 4, step: 0.5, unit: 's'}),
  color: color('Color'),
});
