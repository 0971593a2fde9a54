import {z} from 'zod';
import {color, range, toggle} from '../lib/controls';

export const controls = z.object({
  color: color('Color'),
  width: range({label: 'Width', min: 4, max: 24, step: 2, unit: 'px'}),
  preview: toggle('Dots ahead'),
});
