import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  fur: color('Fur'),
  awe: range({label: 'Awe', min: 0, max: 1.2, step: 0.1}),
});
