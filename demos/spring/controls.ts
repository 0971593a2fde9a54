import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  damping: range({label: 'Damping', min: 1, max: 40, step: 1}),
  mass: range({label: 'Mass', min: 0.1, max: 5, step: 0.1}),
  stiffness: range({label: 'Stiffness', min: 10, max: 300, step: 10}),
  overshootClamping: toggle('Overshoot clamping'),
});
