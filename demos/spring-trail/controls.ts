import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 10),
  tension: range({label: 'Tension', min: 60, max: 400, step: 10}),
  friction: range({label: 'Friction', min: 4, max: 60, step: 2}),
  delay: range({label: 'Delay', min: 0, max: 5, step: 1, unit: 'frames'}),
});
