import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 15),
  radius: range({label: 'Blur', min: 0, max: 120, step: 4, unit: 'px'}),
  frames: range({label: 'Duration', min: 5, max: 60, step: 1, unit: 'frames'}),
});
