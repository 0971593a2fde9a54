import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  from: range({label: 'From', min: 0, max: 50, step: 1, unit: 'frames'}),
  to: range({label: 'To', min: 55, max: 74, step: 1, unit: 'frames'}),
});
