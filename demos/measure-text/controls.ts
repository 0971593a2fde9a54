import {z} from 'zod';
import {range, text} from '../lib/controls';

export const controls = z.object({
  text: text('Text', 8),
  fontSize: range({label: 'Font size', min: 60, max: 280, step: 10, unit: 'px'}),
  fontWeight: range({label: 'Font weight', min: 400, max: 700, step: 50}),
  letterSpacing: range({label: 'Letter spacing', min: -0.08, max: 0.08, step: 0.02, unit: 'em'}),
});
