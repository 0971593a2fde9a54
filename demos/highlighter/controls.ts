import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  color: color('Color'),
  height: range({label: 'Height', min: 8, max: 100, step: 2, unit: '%'}),
  frames: range({label: 'Stroke', min: 4, max: 40, step: 1, unit: 'frames'}),
});
