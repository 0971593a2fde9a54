import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  stiffness: range({label: 'Stiffness', min: 40, max: 500, step: 20}),
  damping: range({label: 'Damping', min: 6, max: 60, step: 2}),
  stagger: range({label: 'Stagger', min: 0, max: 10, step: 1, unit: 'frames'}),
});
