import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  to: range({label: 'To', min: 500, max: 9999500, step: 500}),
  frames: range({label: 'Duration', min: 15, max: 100, step: 5, unit: 'frames'}),
  label: text('Label', 36),
});
