import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  rx: range({label: 'Radius x', min: 60, max: 560, step: 10, unit: 'px'}),
  ry: range({label: 'Radius y', min: 40, max: 260, step: 10, unit: 'px'}),
  strokeWidth: range({label: 'Stroke width', min: 0, max: 40, step: 1, unit: 'px'}),
});
