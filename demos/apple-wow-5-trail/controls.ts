import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  amount: range({label: 'Copies', min: 1, max: 8, step: 1}),
  stagger: range({label: 'Stagger', min: 1, max: 5, step: 1, unit: 'frames'}),
});
