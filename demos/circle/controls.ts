import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  radius: range({label: 'Radius', min: 60, max: 300, step: 5, unit: 'px'}),
  fill: color('Fill'),
  stroke: color('Stroke'),
  strokeWidth: range({label: 'Stroke width', min: 0, max: 40, step: 1, unit: 'px'}),
});
