import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  scaleX: range({label: 'Scale X', min: 0.3, max: 3.6, step: 0.1}),
  scaleY: range({label: 'Scale Y', min: 0.3, max: 2.1, step: 0.1}),
});
