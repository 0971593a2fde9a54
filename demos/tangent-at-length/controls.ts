import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  reach: range({label: 'Line length', min: 0, max: 500, step: 10, unit: 'px'}),
  size: range({label: 'Arrow size', min: 0.5, max: 2.5, step: 0.1}),
});
