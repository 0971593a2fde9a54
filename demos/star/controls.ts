import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  points: range({label: 'Points', min: 3, max: 12, step: 1}),
  innerRadius: range({label: 'Inner radius', min: 40, max: 280, step: 10, unit: 'px'}),
  outerRadius: range({label: 'Outer radius', min: 200, max: 320, step: 10, unit: 'px'}),
  cornerRadius: range({label: 'Corner radius', min: 0, max: 40, step: 2, unit: 'px'}),
});
