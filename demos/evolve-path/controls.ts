import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  end: range({label: 'Progress at end', min: 0, max: 1, step: 0.01}),
  strokeWidth: range({label: 'Stroke width', min: 4, max: 40, step: 1, unit: 'px'}),
});
