import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 11),
  stagger: range({label: 'Stagger', min: 0, max: 8, step: 1, unit: 'frames'}),
  damping: range({label: 'Damping', min: 6, max: 30, step: 1}),
});
