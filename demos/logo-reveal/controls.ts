import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  name: text('Name', 9),
  stagger: range({label: 'Stagger', min: 0, max: 14, step: 1, unit: 'frames'}),
  thickness: range({label: 'Stroke', min: 2, max: 16, step: 1, unit: 'px'}),
});
