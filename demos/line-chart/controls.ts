import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  seconds: range({label: 'Drawing time', min: 1, max: 4, step: 0.5, unit: 's'}),
  color: color('Color'),
  fill: toggle('Fill the area'),
});
