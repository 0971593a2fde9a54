import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  stiffness: range({label: 'Stiffness', min: 20, max: 200, step: 10}),
  overshootClamping: toggle('Overshoot clamping'),
  damping: range({label: 'Damping', min: 5, max: 40, step: 1}),
  durationInFrames: range({label: 'Duration', min: 10, max: 50, step: 1, unit: 'frames'}),
});
