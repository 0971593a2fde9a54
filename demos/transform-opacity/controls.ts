import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  from: range({label: 'From', min: 0, max: 1, step: 0.05}),
  to: range({label: 'To', min: 0, max: 1, step: 0.05}),
});
