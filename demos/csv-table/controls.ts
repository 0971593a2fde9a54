import {z} from 'zod';
import {color, range} from '../lib/controls';

export const controls = z.object({
  stagger: range({label: 'Stagger', min: 0, max: 14, step: 1, unit: 'frames'}),
  color: color('Color'),
  highlight: range({label: 'Highlighted row', min: 0, max: 6, step: 1}),
});
