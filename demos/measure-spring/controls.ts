import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  threshold: range({label: 'Threshold', min: 0.005, max: 0.1, step: 0.005}),
  damping: range({label: 'Damping', min: 5, max: 30, step: 1}),
  stiffness: range({label: 'Stiffness', min: 80, max: 300, step: 10}),
});
